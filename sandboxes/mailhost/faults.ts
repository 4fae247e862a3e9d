/** Boxes that fail by the name before the @ (SENTINELS.md). */
const FAULTS = ['full', 'slow', 'gone', 'rules-lost'] as const;
export type Fault = (typeof FAULTS)[number];

export const faultOf = (username: string): Fault | null =>
  FAULTS.find((fault) => username.startsWith(`${fault}@`)) ?? null;
