/** How the next call goes wrong. SENTINELS.md says what each means for the effect. */
export const faultKinds = [
  'error-before',
  'error-after',
  'error-saved',
  'timeout-before',
  'timeout-after',
  'slow',
  'rate-limit',
  'rubbish',
  'rubbish-after',
  'reset',
  'reset-after',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  kind: FaultKind;
  times: number;
  /** Only calls whose path starts with this … */
  path: string;
  /** … and, where it is told, of this method. */
  method?: 'GET' | 'POST' | 'DELETE' | undefined;
}

export interface Faults {
  list: Fault[];
  add(fault: Fault): void;
  clear(): void;
  /** The fault of this call, if one waits for it; used up by being taken. */
  take(method: string, path: string): FaultKind | null;
}

export function createFaults(): Faults {
  const list: Fault[] = [];
  return {
    list,
    add: (fault) => void list.push(fault),
    clear: () => void (list.length = 0),
    take(method, path) {
      const index = list.findIndex((fault) => path.startsWith(fault.path) && (fault.method ?? method) === method);
      const fault = list[index];
      if (fault === undefined) return null;
      fault.times -= 1;
      if (fault.times <= 0) list.splice(index, 1);
      return fault.kind;
    },
  };
}

/** `provider-rate-limit@anything` in a customer's mail address fails every call that carries it. */
export function faultOfMail(email: unknown): FaultKind | null {
  if (typeof email !== 'string') return null;
  return faultKinds.find((kind) => email.startsWith(`provider-${kind}@`)) ?? null;
}
