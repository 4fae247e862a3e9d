/** Whatever a social page says, a site shows it and never runs it, with the browser's policy and without. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeDocument } from '../../site-kit/compose.ts';
import type { SiteDocument } from '../../site-kit/document.ts';
import { readFacts } from '../../site-kit/facts/read-facts.ts';
import { READY_LAYOUTS } from '../../site-kit/layouts/index.ts';
import { safeHref } from '../../site-kit/render/kit.tsx';
import { demoDocument, demoFacts } from '../fixtures/documents.ts';
import { hostilePage } from './support/hostile-page.ts';
import { payloads } from './support/payloads.ts';
import { NOW, openStand, type Stand } from './support/stand.ts';
import { readMarkup, watch, type Watch } from './support/watch.ts';
import { shortened, withTexts } from './support/with-texts.ts';

const ALL = payloads();
/** Payloads are spread over so many pages, each of which carries all of its own in every text. */
const PAGES = 3;
/** Elements that run, load or restyle; addresses and handlers of all others are looked at one by one. */
const ACTING = [
  'SCRIPT',
  'STYLE',
  'LINK',
  'META',
  'BASE',
  'IFRAME',
  'OBJECT',
  'EMBED',
  'FORM',
  'INPUT',
  'TITLE',
  'BODY',
];
const layouts = READY_LAYOUTS.map(({ name }) => name);
const chunk = (n: number): string[] => ALL.filter((_, index) => index % PAGES === n % PAGES);

let stand: Stand;
let watcher: Watch;
beforeAll(async () => {
  stand = await openStand();
  watcher = await watch(stand.browser);
});
afterAll(async () => stand.close());

const attacked = (doc: SiteDocument, page: number): SiteDocument =>
  withTexts(doc, {
    text: () => chunk(page).join('\n'),
    href: (_old, n) => ALL[(n * PAGES + page) % ALL.length] ?? '',
  });
const harmless = (doc: SiteDocument): SiteDocument =>
  withTexts(doc, {
    text: () =>
      chunk(0)
        .join('\n')
        .replaceAll(/[<>"'&]/g, 'x'),
    href: () => 'javascript:nothing',
  });

describe('the lists and the alarm', () => {
  it('hold more than a thousand payloads', () => {
    expect(ALL.length).toBeGreaterThan(1000);
  });

  it.each([
    ['<img src=x onerror=alert(1)>', 'alert'],
    ['<script>confirm(1)</script>', 'confirm'],
    ['<iframe srcdoc="<script>parent.prompt(1)</script>"></iframe>', 'prompt'],
    ['<svg onload=alert(2)>', 'alert'],
    ['<img src="https://elsewhere.example/x.png">', 'request'],
    ['<meta http-equiv=refresh content="0;url=https://elsewhere.example/">', 'left'],
  ])('ring for %s without the policy, so that silence means something', async (planted, sign) => {
    const body = `<!doctype html><title>x</title>${planted}`;
    const url = stand.server.show('planted', () => ({ headers: { 'content-type': 'text/html' }, body }));
    await watcher.go(url).catch(() => undefined);
    await expect.poll(() => watcher.seen.join('\n')).toContain(sign);
  });

  it('ring for the same markup under the policy, as a breach that the browser stopped', async () => {
    const doc = await demoDocument('trattoriasettegufi', 'tavola', NOW);
    const url = stand.show('planted-policy', doc);
    await watcher.go(url);
    expect(watcher.seen).toEqual([]);
    const found = await watcher.page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<img src="/p/none.avif" onerror="alert(1)">');
    });
    expect(found).toBeUndefined();
    await expect.poll(() => watcher.seen.join('\n')).toContain('policy script-src-attr');
  });
});

describe.each(layouts)('%s', (layout) => {
  it('runs none of the payloads, every one of them in every text and an own one in every address, without the policy [L2] [P1]', async () => {
    const doc = shortened(await demoDocument('trattoriasettegufi', layout, NOW));
    const look = async (name: string, shown: SiteDocument) => {
      await watcher.go(stand.showBare(`${layout}-${name}`, shown));
      expect(watcher.seen, name).toEqual([]);
      return watcher.page.evaluate(readMarkup);
    };
    // Layouts hang photos and break words by what the texts are; but no payload may add a kind of element, or one that acts.
    const calm = await look('calm', harmless(doc));
    for (let page = 0; page < PAGES; page += 1) {
      const { elements, foreign } = await look(`open-${page}`, attacked(doc, page));
      expect(foreign, `page ${page}`).toEqual([]);
      expect(Object.keys(elements).filter((kind) => !(kind in calm.elements))).toEqual([]);
      for (const kind of ACTING) expect(elements[kind], `${kind} on page ${page}`).toBe(calm.elements[kind]);
    }
  });
});

describe('from the social page to the site', () => {
  it('no payload is written into a link unless it begins with one of five harmless schemes [L2]', () => {
    const written = ALL.flatMap((payload) => safeHref(payload) ?? []);
    expect(written.filter((address) => !/^(?:https?:\/\/|tel:|mailto:|#)/i.test(address))).toEqual([]);
    expect(safeHref('javascript:alert(1)')).toBeUndefined();
    expect(safeHref(' https://elsewhere.example')).toBeUndefined();
  });

  it('no payload in the place of an address or a number becomes an address that runs [L2]', () => {
    const unsafe: string[] = [];
    for (const payload of ALL) {
      const posts = [
        { id: payload, created_time: NOW.toISOString(), message: 'x '.repeat(40), permalink_url: payload },
      ];
      const page = { id: payload, name: 'Prova', link: payload, username: payload, website: payload, phone: payload };
      const lists = {
        emails: [payload, `a@${payload}`, `${payload}@a.it`],
        photos: [],
        posts,
        events: [],
        ratings: [],
      };
      const facts = readFacts({ ...page, ...lists, whatsapp_number: payload }, { now: NOW });
      const doc = composeDocument({ facts, photos: [], logo: null, layout: 'tavola', lang: 'it', now: NOW });
      withTexts(doc, {
        text: (old) => old,
        href: (old) => {
          if (!/^(?:https?:\/\/|tel:|mailto:|#)/.test(old)) unsafe.push(`${payload} -> ${old}`);
          return old;
        },
      });
    }
    expect(unsafe).toEqual([]);
  });

  it.each(layouts)(
    'a page full of payloads is harmless in %s, drawn as a visitor sees it, without the policy and with it [L2]',
    async (layout) => {
      const { photos, logo } = await demoFacts('trattoriasettegufi', NOW);
      let next = layouts.indexOf(layout) * 131;
      for (let n = 0; n < 3; n += 1) {
        const facts = readFacts(
          hostilePage(() => ALL[next++ % ALL.length] ?? ''),
          { now: NOW },
        );
        const doc = composeDocument({ facts, photos, logo, layout, lang: facts.lang, now: NOW });
        await watcher.go(stand.show(`raw-${layout}-${n}`, doc, { policy: n > 0 }));
        expect(watcher.seen).toEqual([]);
        expect((await watcher.page.evaluate(readMarkup)).foreign).toEqual([]);
      }
    },
  );
});
