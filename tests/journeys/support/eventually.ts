import { expect } from 'vitest';
import { untilFound } from './silence.ts';

const MATCHERS = [
  'toBe',
  'toBeDefined',
  'toBeGreaterThan',
  'toBeGreaterThanOrEqual',
  'toBeNull',
  'toContain',
  'toEqual',
  'toMatch',
] as const;
type Waiting = Record<(typeof MATCHERS)[number], (expected?: unknown) => Promise<void>>;

/** `expect` on something that becomes true by itself, looked at until it does or `seconds` of silence went by. */
export function eventually(look: () => unknown, seconds = 240): Waiting & { not: Waiting } {
  const waiting = (not: boolean) =>
    Object.fromEntries(
      MATCHERS.map((name) => [
        name,
        async (expected?: unknown) => {
          const judge = (seen: unknown) =>
            (not ? expect(seen).not : expect(seen)) as unknown as Record<string, (expected?: unknown) => void>;
          await untilFound(look, (seen) => judge(seen)[name]?.(expected), seconds);
        },
      ]),
    ) as Waiting;
  return { ...waiting(false), not: waiting(true) };
}
