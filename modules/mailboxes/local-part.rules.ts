/** What may stand before the @ of a mailbox or an alias. Browser-safe. */

/** RFC 5321, 4.5.3.1.1. */
const LONGEST = 64;
/** Dot-atoms of what every server and program takes; a plus is left for addresses with a tag, which are delivered anyway. */
const FORM = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/;
/** RFC 2142 and RFC 5321 want these to reach somebody: they lead to the first box of a name by themselves. */
export const TO_FIRST_BOX = ['postmaster', 'abuse'] as const;
/** Senders of what machines write: a box of this name would answer for them. */
const OF_MACHINES = ['mailer-daemon'];

export type LocalPartProblem = 'mailboxes.name-unfit' | 'mailboxes.name-reserved';

/** What a person typed as it is stored: lower case, without spaces around it; a problem where it cannot be one. */
export function readLocalPart(typed: string): { name: string } | { problem: LocalPartProblem } {
  if (typed.length > 4 * LONGEST) return { problem: 'mailboxes.name-unfit' };
  const name = typed.trim().toLowerCase();
  if (name.length > LONGEST || !FORM.test(name)) return { problem: 'mailboxes.name-unfit' };
  const reserved: readonly string[] = [...TO_FIRST_BOX, ...OF_MACHINES];
  return reserved.includes(name) ? { problem: 'mailboxes.name-reserved' } : { name };
}
