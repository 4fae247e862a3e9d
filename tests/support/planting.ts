/** Plants texts through the doors of a product, and looks where they stand. */
import { expect } from 'vitest';
import { newGarden } from './garden.ts';
import type { TestProduct } from './product.ts';
import { createSearch, type Found, type Sought } from './readable-places.ts';

export type Planting = ReturnType<typeof createPlanting>;

export function createPlanting(product: TestProduct) {
  const garden = newGarden();
  const keys: Sought[] = [];
  const typed: Found = new Map();
  const openers: Found = new Map();
  const looked = { columns: 0, files: 0 };
  let callers = 0;
  return {
    ...garden,
    product,
    /** What opens a door. */
    keys,
    /** Where what was typed stands, and what it is. */
    typed,
    /** Where something stands that opens a door. */
    openers,
    /** How much was looked into the last time. */
    looked,
    /** Remembers a text that opens a door. */
    keep: (what: string, text: string | null | undefined): string => {
      if (!text || text.length < 6) return expect.fail(`${what}: there is none`);
      keys.push({ what, text });
      return text;
    },
    /** Each call comes from an address of its own, so that no budget is used up. A status above `highest` fails the test. */
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what the caller reads of the answer
    call: async <T = unknown>(path: string, body: object | null, headers: object = {}, highest = 299): Promise<T> => {
      const init = {
        method: body === null ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        ...(body === null ? {} : { body: JSON.stringify(body) }),
      };
      const remoteAddress = `198.18.77.${(callers += 1)}`;
      const answer = await product.app.request(path, init, { incoming: { socket: { remoteAddress } } });
      const text = await answer.text();
      if (answer.status > highest) expect.fail(`${path}: ${answer.status} ${text}`);
      return (text.startsWith('{') ? JSON.parse(text) : {}) as T;
    },
    /** The part in brackets of the newest mail to this address that the expression fits. */
    inMail: (to: string, pattern: RegExp): string | undefined =>
      product.mail
        .messages()
        .filter((each) => each.to.includes(to))
        .flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])[0],
    /** Also in the middle of things: what waits in the queue, or for a vendor's answer, is gone at the end. */
    look: async (): Promise<void> => {
      for (const [sought, found] of [
        [garden.sown, typed],
        [keys, openers],
      ] as const) {
        const search = createSearch(sought);
        looked.columns = await search.lookIntoDatabase(product.pool);
        looked.files = search.lookIntoFolder(product.config.dataDir);
        search.look('log', product.lines.join(''));
        for (const [place, what] of search.found) found.set(place, new Set([...(found.get(place) ?? []), ...what]));
      }
    },
  };
}
