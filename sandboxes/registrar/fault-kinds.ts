/** What can go wrong on the wire. `…-before`: nothing happened at the registrar; `…-after`: it did, and the answer is lost or spoiled.
 * `late-effect` cuts the connection and acts a quarter of a second later; `limit` is OperationLimitExceeded;
 * `slow` acts at once and answers after 30 seconds; `rubbish`, `wrong-shape` and `truncated` act too. */
export const FAULT_KINDS = [
  'error-before',
  'error-after',
  'no-answer-before',
  'no-answer-after',
  'slow',
  'reset-before',
  'reset-after',
  'throttled',
  'limit',
  'late-effect',
  'rubbish',
  'wrong-shape',
  'truncated',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  /** A call's name or `*`. */
  action: string;
  kind: FaultKind;
  /** Only calls that name it; without it any. */
  domain?: string;
  times: number;
}
