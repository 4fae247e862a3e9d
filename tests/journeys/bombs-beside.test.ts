/** Pages made to keep their reader busy are read, composed and drawn, and everybody else is answered meanwhile. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPages } from '../fixtures/pages.ts';
import { ask } from './support/ask.ts';
import { eventually } from './support/eventually.ts';
import { openStage, type Stage } from './support/stage.ts';

/** As in site-kit/facts/growing-texts.test.ts; more than the longest field takes. */
const LENGTH = 20_000;
const BOMBS = ['#a ', '#a', 'A. ', ' ', 'a (', '1 €/', 'É ! ', '\n.', 'a@', ', ', 'ab-'].map((part) =>
  part.repeat(LENGTH / part.length),
);
const PAGES = demoPages()
  .map(({ id }) => id)
  .slice(0, BOMBS.length);
const TEXTS =
  /^(?:about|description|general_info|mission|products|founded|category|phone|message|review_text|street|city|caption)$/;

/** What the network says of a page, with a bomb for each of its texts; ids, times and addresses of pictures as they are. */
function filled(given: unknown, bomb: string): unknown {
  if (Array.isArray(given)) return given.map((each) => filled(each, bomb));
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => [
      key,
      typeof value === 'string' && TEXTS.test(key) ? `${bomb}! and then something else` : filled(value, bomb),
    ]),
  );
}

let stage: Stage;
let network: Server;
/** Pages that were handed on with a bomb. */
const bent = new Set<string>();
beforeAll(async () => {
  // Between the product and the social network: what this says of a page is what its owner might have typed there.
  network = createServer((req, res) => {
    const bomb = BOMBS[PAGES.findIndex((id) => new URL(req.url ?? '', 'http://x').pathname.endsWith(`/${id}`))];
    void (async () => {
      const { authorization = '' } = req.headers;
      const answer = await fetch(`${stage.social.url}${req.url}`, { headers: { authorization } });
      const said = await answer.text();
      if (bomb !== undefined && answer.ok) bent.add(bomb);
      const body = bomb !== undefined && answer.ok ? JSON.stringify(filled(JSON.parse(said), bomb)) : said;
      res.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
      res.end(body);
    })().catch(() => res.destroy());
  });
  await new Promise<void>((ready) => network.listen(0, '127.0.0.1', ready));
  const { port } = network.address() as AddressInfo;
  stage = await openStage({ SOCIAL_API_BASE: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await stage.close();
  network.close();
});

/** Asks whether the product is alive, one question after the other, until told to stop; throws after so long a silence. */
function watch(silenceMs: number) {
  const state = { answers: 0, over: false };
  const done = (async () => {
    while (!state.over) {
      const answer = await fetch(`${stage.origin}/livez`, { signal: AbortSignal.timeout(silenceMs) });
      expect(answer.status).toBe(200);
      state.answers += 1;
      await sleep(20);
    }
    return state.answers;
  })();
  done.catch(() => undefined);
  return {
    end: () => ((state.over = true), done),
    /** With what was found meanwhile; rejects as soon as there was a silence. */
    during: <T>(work: Promise<T>) => Promise.race([work, done.then(() => work)]),
  };
}

it('a product that stands still is noticed by the watch of this file', async () => {
  const { end } = watch(500);
  stage.signal('SIGSTOP');
  await sleep(1500);
  stage.signal('SIGCONT');
  await expect(end()).rejects.toThrow(/timeout/i);
});

it('says that it is alive while every kind of bomb is read, composed and drawn, each page with its site or an honest word', async () => {
  expect(PAGES).toHaveLength(BOMBS.length);
  const { end, during } = watch(10_000);
  const headers = { 'content-type': 'application/json' };
  const previews = PAGES.map(async (id) => {
    const body = JSON.stringify({ id, locale: 'it' });
    const asked = await fetch(`${stage.origin}/buy_yr/api/page/preview`, { method: 'POST', headers, body });
    const { _id, url } = (await asked.json()) as { _id: string; url: string };
    const state = async () => {
      const answer = await fetch(`${stage.origin}/buy_yr/api/page/preview/${_id}`);
      return (await answer.json()) as { status: string; reason: string | null };
    };
    await eventually(async () => ['ready', 'failed'].includes((await state()).status)).toBe(true);
    const { status, reason } = await state();
    const { host, pathname } = new URL(url);
    const page = await ask(stage.port, host, pathname);
    return { id, said: reason ?? status, drawn: page.status };
  });
  const outcomes = await during(Promise.all(previews));
  const answers = await end();
  expect(bent.size).toBe(BOMBS.length);
  expect(answers).toBeGreaterThan(10);
  expect(outcomes.filter(({ said }) => said !== 'ready' && said !== 'sites.page-unreadable')).toEqual([]);
  expect(outcomes.filter(({ said }) => said === 'ready').length).toBeGreaterThan(PAGES.length / 2);
  expect(outcomes.filter(({ said, drawn }) => drawn !== (said === 'ready' ? 200 : 404))).toEqual([]);
});
