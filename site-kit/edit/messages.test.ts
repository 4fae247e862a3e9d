/** What the frame may say, and how much the bridge weighs (owner.md 5 and 11). */
import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { BRIDGE_SCRIPT } from './bridge.ts';
import { MOST_TYPED, readFromFrame } from './messages.ts';

it('what the frame says is believed only in the form that is agreed [S2] [X5]', () => {
  const typed = { type: 'type', slot: 'copy/headline', value: 'Casa' };
  expect(readFromFrame(typed)).toEqual(typed);
  expect(readFromFrame({ ...typed, site: 'sit_other' })).toEqual(typed);
  expect(readFromFrame({ type: 'key', key: 'undo', slot: null })).toEqual({ type: 'key', key: 'undo', slot: null });
  const wrong: unknown[] = [
    null,
    'ready',
    [],
    { type: 'publish', slot: 'copy/headline' },
    { type: 'pick' },
    { type: 'pick', slot: 7 },
    { type: 'pick', slot: 'x'.repeat(401) },
    { type: 'type', slot: 'copy/headline' },
    { type: 'type', slot: 'copy/headline', value: 'x'.repeat(MOST_TYPED + 1) },
    { type: 'key', key: 'publish', slot: null },
    { type: 'key', key: 'undo' },
  ];
  for (const one of wrong) expect(readFromFrame(one), JSON.stringify(one)?.slice(0, 60)).toBeNull();
});

it('the bridge weighs at most 12 kB packed, and is a script that a browser reads [S2]', () => {
  expect(gzipSync(BRIDGE_SCRIPT).byteLength).toBeLessThanOrEqual(12_000);
  // Parsed, never run.
  expect(() => new Script(BRIDGE_SCRIPT)).not.toThrow();
});
