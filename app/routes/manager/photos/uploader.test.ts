import { describe, expect, it } from 'vitest';
import type { PhotoAnswer } from '../../../../modules/editor/schemas.ts';
import { newUploader, type Chosen, type Failure } from './uploader.ts';

const THERE = {} as PhotoAnswer;
const LINE: Failure = { code: 'http.unreachable', status: null, fields: {} };
const file = (name: string) => new File([name], name, { type: 'image/jpeg' });

/** A world in which `says` decides what becomes of each file, and time passes when `wait` is called. */
function world(says: (name: string, tries: number) => Failure | null, kept = new Map<string, Chosen>()) {
  const later: { act: () => void; ms: number }[] = [];
  const sent: string[] = [];
  const tries = new Map<string, number>();
  let ids = 0;
  const uploader = newUploader({
    shrink: (given) => Promise.resolve(given),
    async send({ file: given }) {
      const name = (given as File).name;
      const count = (tries.get(name) ?? 0) + 1;
      tries.set(name, count);
      const failure = says(name, count);
      if (failure) throw failure;
      sent.push(name);
      return Promise.resolve(THERE);
    },
    failureOf: (error) => error as Failure,
    later(act, ms) {
      const one = { act, ms };
      later.push(one);
      return () => void later.splice(later.indexOf(one), 1);
    },
    newId: () => `id-${(ids += 1)}`,
    store: {
      all: () => Promise.resolve([...kept.values()]),
      keep: (chosen) => Promise.resolve(void kept.set(chosen.id, chosen)),
      drop: (id) => Promise.resolve(void kept.delete(id)),
    },
  });
  return { uploader, sent, later, kept, tries, wait: () => later.shift()?.act() };
}

describe('photos on their way [S2]', () => {
  it('go one after the other, in the order in which they were chosen', async () => {
    const { uploader, sent, kept } = world(() => null);
    const names = Array.from({ length: 12 }, (_, at) => `${at}.jpg`);
    uploader.add(names.map(file));
    await expect.poll(() => sent).toEqual(names);
    expect(uploader.snapshot()).toEqual([]);
    await expect.poll(() => kept.size).toBe(0);
  });

  it('that are refused stay on the list with the reason, and the others go on', async () => {
    const faults: Record<string, Failure> = {
      'twice.jpg': { code: 'editor.photo-twice', status: 409, fields: { photo: 'own-1' } },
      'broken.jpg': { code: 'editor.photo-broken', status: 422, fields: {} },
    };
    const { uploader, sent } = world((name) => faults[name] ?? null);
    uploader.add(['a.jpg', 'broken.jpg', 'twice.jpg', 'b.jpg'].map(file));
    await expect.poll(() => sent).toEqual(['a.jpg', 'b.jpg']);
    expect(uploader.snapshot()).toMatchObject([
      { name: 'broken.jpg', state: 'refused', code: 'editor.photo-broken' },
      { name: 'twice.jpg', state: 'refused', code: 'editor.photo-twice', same: 'own-1' },
    ]);
    uploader.cancel(uploader.snapshot()[0]?.id ?? '');
    expect(uploader.snapshot()).toHaveLength(1);
  });

  it('wait for the line, longer each time, under the same id, and lose nothing', async () => {
    const { uploader, sent, later, wait, tries } = world((_name, count) => (count <= 3 ? LINE : null));
    uploader.add([file('a.jpg')]);
    for (const ms of [1000, 2000, 4000]) {
      await expect.poll(() => later[0]?.ms).toBe(ms);
      expect(uploader.snapshot()).toMatchObject([{ id: 'id-1', state: 'fails', code: 'http.unreachable' }]);
      wait();
    }
    await expect.poll(() => sent).toEqual(['a.jpg']);
    expect(tries.get('a.jpg')).toBe(4);
  });

  it('are sent at once when somebody asks, and never two at a time', async () => {
    const { uploader, sent, later } = world((_name, count) => (count === 1 ? LINE : null));
    uploader.add([file('a.jpg')]);
    await expect.poll(() => later).toHaveLength(1);
    uploader.retry();
    uploader.retry();
    await expect.poll(() => sent).toEqual(['a.jpg']);
    expect(later).toEqual([]);
  });

  it('are still there when the page is loaded anew', async () => {
    const kept = new Map<string, Chosen>();
    const before = world(() => LINE, kept);
    before.uploader.add(['a.jpg', 'b.jpg'].map(file));
    await expect.poll(() => before.later).toHaveLength(1);
    const after = world(() => null, kept);
    await after.uploader.recall();
    await expect.poll(() => after.sent).toEqual(['a.jpg', 'b.jpg']);
    await expect.poll(() => kept.size).toBe(0);
  });

  it('that are taken off the list are not sent any more, and the next one goes', async () => {
    const sent: string[] = [];
    const slow = newUploader({
      shrink: (given) => Promise.resolve(given),
      send: ({ file: given }, { signal }) =>
        (given as File).name === 'slow.jpg'
          ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
          : Promise.resolve((sent.push((given as File).name), THERE)),
      failureOf: () => LINE,
      later: () => () => undefined,
      newId: () => crypto.randomUUID(),
      store: { all: () => Promise.resolve([]), keep: () => Promise.resolve(), drop: () => Promise.resolve() },
    });
    slow.add(['slow.jpg', 'next.jpg'].map(file));
    await expect.poll(() => slow.snapshot()[0]?.state).toBe('sends');
    slow.cancel(slow.snapshot()[0]?.id ?? '');
    await expect.poll(() => sent).toEqual(['next.jpg']);
    expect(slow.snapshot()).toEqual([]);
  });
});
