/** A row of docs/packages.md, and what came of it. */
export interface Given {
  /** A folder of this run. */
  folder: string;
  /** Debian 12 in a folder; the rows share it in their order. */
  debian: string;
}
export interface Tried {
  /** "ok", or what is wrong. */
  outcome: string;
  told: string;
}
export const ok = (told: string): Tried => ({ outcome: 'ok', told });
export const wrong = (outcome: string): Tried => ({ outcome, told: '' });
