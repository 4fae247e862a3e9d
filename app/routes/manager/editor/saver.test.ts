/** What an owner types reaches the draft over a bad line, and two devices lose nothing of each other's (owner.md 5 and 11). */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newFakeDraft } from '../../../../tests/support/fake-draft.ts';
import { hashOf } from '../../../../site-kit/content/canonical.ts';
import { choose, enter, HASH_OF_NONE, leave, shownValue, wanted, write, type Stored } from './save-queue.ts';
import { newSaver, type World } from './saver.ts';

const UNITS = ['copy/headline', 'copy/lede', 'copy/story', 'fact/phone'];
type Server = ReturnType<typeof newFakeDraft>;

let tabs = 0;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A line that is slow, loses questions and answers, and lets later ones overtake. `chance` gives numbers under 1. */
function tab(server: Server, chance: () => number, faults = 0.05, memory: { stored: Stored } = { stored: [] }) {
  let ids = 0;
  tabs += 1;
  const mine = tabs;
  const world: World = {
    async send(rev, ops) {
      const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      await wait(chance() * 1000);
      if (chance() < faults) throw new Error('lost on the way');
      const answer = server.save(rev, structuredClone(ops));
      await wait(chance() * 1000);
      if (chance() < faults) throw new Error('lost on the way back');
      return structuredClone(answer);
    },
    codeOf: () => ({ code: 'http.unreachable', isRefused: false, isFinal: false }),
    later(act, ms) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    newId: () => `op-${mine}-${(ids += 1)}`,
    store: { read: () => memory.stored, write: (stored) => void (memory.stored = structuredClone(stored)) },
  };
  const saver = newSaver(server.draft(), world);
  saver.recall();
  return { saver, memory };
}
/** A small generator of one seed: a run that fails is played again. */
function chances(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const settle = () => vi.advanceTimersByTimeAsync(600_000);

describe('what is typed', () => {
  it('all of 5,000 letters arrive, with answers of up to two seconds and one in twenty lost [S2]', async () => {
    const server = newFakeDraft(UNITS);
    const chance = chances(5000);
    const { saver } = tab(server, chance);
    const texts = new Map<string, string>();
    for (let letters = 0; letters < 5000; letters += 1) {
      const unit = UNITS[Math.floor(letters / 250) % UNITS.length] ?? '';
      const text = (texts.get(unit) ?? '') + String.fromCodePoint(0x61 + (letters % 26));
      texts.set(unit, text);
      saver.change((queue) => write(queue, unit, text), 'pause');
      expect(wanted(saver.snapshot().queue, unit)).toBe(text);
      // 12 letters a second, and a moment's thought now and then.
      await vi.advanceTimersByTimeAsync(chance() < 0.05 ? 900 : 83);
    }
    await settle();
    expect(saver.snapshot().state).toBe('saved');
    for (const [unit, text] of texts) expect(server.value(unit)).toBe(text);
    expect([...texts.values()].join('')).toHaveLength(5000);
  });

  it('is saved after five seconds too where nobody pauses [S2]', async () => {
    const server = newFakeDraft(UNITS);
    const { saver } = tab(server, () => 0, 0);
    let text = '';
    for (let letters = 0; letters < 120; letters += 1) {
      text += 'x';
      const written = text;
      saver.change((queue) => write(queue, 'copy/lede', written), 'pause');
      await vi.advanceTimersByTimeAsync(83);
      if (letters === 70) expect(server.value('copy/lede')).toEqual(expect.stringMatching(/^x{60,}$/));
    }
    await settle();
    expect(server.value('copy/lede')).toBe(text);
  });

  it('survives reloads at any moment, whether the answer was heard or not [S2]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.array(fc.nat(3000), { minLength: 1, maxLength: 12 }), async (seed, pauses) => {
        const server = newFakeDraft(UNITS);
        const chance = chances(seed);
        const memory = { stored: [] as Stored };
        let last = '';
        for (const pause of pauses) {
          const { saver } = tab(server, chance, 0.2, memory);
          last += 'x';
          const text = last;
          saver.change((queue) => write(queue, 'copy/lede', text), 'pause');
          await vi.advanceTimersByTimeAsync(pause);
          if (chance() < 0.5) saver.depart();
          // A page that is gone hears nothing any more.
          vi.clearAllTimers();
        }
        const { saver } = tab(server, chance, 0, { stored: memory.stored });
        await settle();
        const shown = wanted(saver.snapshot().queue, 'copy/lede');
        expect(shown).toBe(last);
      }),
      { numRuns: 200 },
    );
  });

  it('a value that the call refuses holds up no other [S2]', async () => {
    const server = newFakeDraft(UNITS);
    const { saver } = tab(server, () => 0, 0);
    const world: World['send'] = async (rev, ops) => {
      if (ops.some(({ value }) => value === 'bad')) throw new Error('400');
      return server.save(rev, ops);
    };
    const strict = newSaver(server.draft(), {
      send: world,
      codeOf: () => ({ code: 'http.bad-input', isRefused: true, isFinal: false }),
      later: (act, ms) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
      newId: () => crypto.randomUUID(),
      store: { read: () => [], write: () => undefined },
    });
    strict.change((queue) => write(write(queue, 'copy/lede', 'bad'), 'copy/headline', 'good'), 'pause');
    await settle();
    expect(server.value('copy/headline')).toBe('good');
    expect(strict.snapshot().state).toBe('held');
    expect(strict.snapshot().queue.edits.get('copy/lede')?.refusal?.code).toBe('http.bad-input');
    strict.change((queue) => write(queue, 'copy/lede', 'better'), 'pause');
    await settle();
    expect([server.value('copy/lede'), strict.snapshot().state]).toEqual(['better', 'saved']);
    expect(saver.snapshot().state).toBe('saved');
  });

  it('that the plan does not let be saved is asked once, not for ever; it stays, and goes when it may [S2]', async () => {
    const server = newFakeDraft(UNITS);
    let asked = 0;
    let isOpen = false;
    let memory: Stored = [];
    const saver = newSaver(server.draft(), {
      async send(rev, ops) {
        asked += 1;
        if (!isOpen) throw new Error('403');
        return server.save(rev, ops);
      },
      codeOf: () => ({ code: 'editor.not-in-plan', isRefused: false, isFinal: true }),
      later: (act, ms) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
      newId: () => crypto.randomUUID(),
      store: { read: () => memory, write: (stored) => void (memory = stored) },
    });
    saver.change((queue) => write(queue, 'copy/lede', 'Kept here'), 'pause');
    await settle();
    expect([asked, saver.snapshot().state, saver.snapshot().problem]).toEqual([1, 'stopped', 'editor.not-in-plan']);
    expect(JSON.stringify(memory)).toContain('Kept here');
    isOpen = true;
    await saver.flush();
    expect([server.value('copy/lede'), saver.snapshot().state]).toEqual(['Kept here', 'saved']);
  });
});

describe('two devices', () => {
  it('lose no value: the last words of each arrive or wait for a choice, and none goes over words that its author had not seen [S2]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.array(fc.tuple(fc.nat(1), fc.nat(1), fc.nat(1500)), { minLength: 2, maxLength: 25 }),
        async (seed, acts) => {
          const server = newFakeDraft(UNITS.slice(0, 2));
          const chance = chances(seed);
          const devices = [tab(server, chance), tab(server, chance)] as const;
          const written = new Map<string, { device: 0 | 1; unit: string; value: string }>();
          /** What stood in the field when these words were written. */
          const before = new Map<unknown, unknown>();
          for (const [at, [who, which, pause]] of acts.entries()) {
            const device = who === 0 ? 0 : 1;
            const [unit, value] = [UNITS[which] ?? '', `${who}:${at}`];
            const { saver } = devices[device];
            before.set(value, wanted(saver.snapshot().queue, unit));
            saver.change((queue) => write(queue, unit, value), 'pause');
            written.set(`${who} ${unit}`, { device, unit, value });
            await vi.advanceTimersByTimeAsync(pause);
          }
          await settle();
          // The last words of each: what somebody wrote over their own words is not lost.
          for (const { device, unit, value } of written.values()) {
            const edit = devices[device].saver.snapshot().queue.edits.get(unit);
            const arrived = server.taken.some((one) => one.value === value);
            expect(arrived || (edit?.other !== null && edit?.next?.value === value), value).toBe(true);
          }
          for (const { value, over } of server.taken) {
            const author = String(value).slice(0, 2);
            let under = before.get(value);
            while (under !== over && String(under).startsWith(author)) under = before.get(under);
            expect(under, `under ${String(value)}`).toBe(over);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('the owner sees both values and chooses; under the caret nothing changes by itself [S2]', async () => {
    const server = newFakeDraft(UNITS);
    const [phone, laptop] = [tab(server, () => 0.1, 0).saver, tab(server, () => 0.1, 0).saver];
    phone.change((queue) => enter(queue, 'copy/lede'), 'pause');
    laptop.change((queue) => write(queue, 'copy/lede', 'from the laptop'), 'now');
    await settle();
    phone.change((queue) => write(queue, 'copy/headline', 'elsewhere'), 'now');
    await settle();
    expect(shownValue(phone.snapshot().queue, 'copy/lede')).toBe('page copy/lede');
    expect(phone.snapshot().queue.edits.get('copy/lede')?.other?.value).toBe('from the laptop');
    phone.change((queue) => leave(queue, 'copy/lede'), 'pause');
    expect(shownValue(phone.snapshot().queue, 'copy/lede')).toBe('from the laptop');

    phone.change((queue) => write(queue, 'fact/phone', 'mine'), 'pause');
    laptop.change((queue) => write(queue, 'fact/phone', 'theirs'), 'now');
    await settle();
    expect(phone.snapshot().state).toBe('held');
    phone.change((queue) => choose(queue, 'fact/phone', 'mine'), 'now');
    await settle();
    expect([server.value('fact/phone'), phone.snapshot().state]).toEqual(['mine', 'saved']);
  });
});

it('a day that is closed is more than a day of which nothing is said [S2]', async () => {
  const server = newFakeDraft(UNITS);
  const { saver } = tab(server, () => 0.1, 0);
  saver.change((queue) => write(queue, 'fact/days/2026-12-24', { ranges: [] }), 'now');
  await settle();
  expect(server.value('fact/days/2026-12-24')).toEqual({ ranges: [] });
});

it('the hash of nothing is the one that the server makes', () => {
  expect(hashOf(undefined)).toBe(HASH_OF_NONE);
});
