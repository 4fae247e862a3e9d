/** One content in several languages (owner.md 8): what comes by itself, what is translated, what leaves when its source changes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composedSite, editableSite } from '../../../modules/sites/publishing/compose-site.ts';
import { castSite, layerOf } from '../../../tests/content/fixture-site.ts';
import { randomLayer } from '../../../tests/content/random-layer.ts';
import { FILES } from '../../../tests/content/random-page.ts';
import { measured, MEASURED } from '../../../tests/support/measured-site.ts';
import { siteDocument, type Lang, type SectionOf, type SiteDocument, type Text } from '../../document.ts';
import { detectLang } from '../../facts/language.ts';
import { READY_LAYOUTS } from '../../layouts/index.ts';
import { LANGS } from '../../names.ts';
import { explainPage } from '../../provenance/explain-page.ts';
import { ancestorsOf, elementsOf, findElements, readHtml } from '../../quality/read-html.ts';
import { failuresOf } from '../../quality/report.ts';
import { renderSitePage } from '../../render/render-site-page.tsx';
import type { Layer } from '../layer.ts';
import { hashOf } from '../canonical.ts';
import { translatedUnit } from '../units.ts';
import { runningTexts } from './readiness.ts';

const now = new Date('2026-05-25T10:00:00Z');
const CASES = 6;
const site = await castSite('trattoriasettegufi', now);
const given = { layout: 'tavola', lang: null, legal: null, now, languages: 4, files: FILES } as const;
const ON = { 'look/languages': { on: ['en', 'el'] } };

const edited = (layer: Layer) => editableSite(site.page, site.photos, { ...given, layer });
function inLang(layer: Layer, lang: Lang, layout: (typeof READY_LAYOUTS)[number]['name'] = 'tavola'): SiteDocument {
  const { languages } = composedSite(site.page, site.photos, { ...given, layout, layer });
  const doc = languages.find((one) => one.lang === lang);
  if (!doc) throw new Error(`no ${lang}`);
  return doc;
}
const heroOf = ({ sections }: SiteDocument) => sections.find((one): one is SectionOf<'hero'> => one.type === 'hero');

/** Everything that can be said of a layer's site in these languages, as `say` says it. */
function withTranslations(
  layer: Layer,
  say: (value: unknown, unit: string) => unknown,
  keep = (_unit: string) => true,
): Layer {
  const units = edited(layer).units.flatMap(({ unit, translates }) =>
    translates && keep(unit) ? [{ ...translates, unit }] : [],
  );
  return {
    ...layer,
    ...layerOf(Object.fromEntries(units.map(({ unit, value, of }) => [unit, { value: say(value, unit), of }]))),
  };
}
/** The same form, in words of the language. */
function worded(value: unknown, key: string): unknown {
  const words = translatedUnit(key)?.lang === 'el' ? 'Λόγια για εδώ και αύριο' : 'The words of our house and the day';
  const text = (one: unknown): string => (one === '' ? '' : words);
  if (typeof value === 'string') return words;
  if (Array.isArray(value)) return value.map(text);
  return Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, text(one)]));
}

function textsOf(value: unknown): Text[] {
  if (value === null || typeof value !== 'object') return [];
  if ('source' in value && 'value' in value) return [value as Text];
  return Object.values(value).flatMap(textsOf);
}

describe('a site in several languages [P7]', () => {
  it('has facts, hours, prices and standard words in each by themselves, and leaves out what only its owner could say', () => {
    const doc = inLang(layerOf(ON), 'en');
    expect(doc.languages).toEqual([
      { lang: 'it', listed: true },
      { lang: 'en', listed: false },
      { lang: 'el', listed: false },
    ]);
    const hero = heroOf(doc);
    expect([hero?.headline.value, hero?.headline.lang, hero?.lede]).toEqual([
      'Italian restaurant in Bologna',
      undefined,
      null,
    ]);
    expect(doc.sections.flatMap((one) => (one.type === 'hero' ? [] : [one.title.value]))).toEqual(
      expect.arrayContaining(['Opening hours', 'Menu', 'Reviews', 'Find us']),
    );
    expect(doc.actions[0]?.label.value).toBe('Book a table');
    const menu = doc.sections.find((one): one is SectionOf<'list'> => one.type === 'list');
    const [first] = menu?.groups[0]?.items ?? [];
    expect([first?.name.lang, first?.price?.value, first?.price?.lang]).toEqual(['it', '14\u00a0€', undefined]);
  });

  it('is what it was where no other language is on, where the plan gives none, and in its main language but for the switch', () => {
    const alone = composedSite(site.page, site.photos, { ...given, languages: 0, layer: layerOf(ON) });
    const plain = composedSite(site.page, site.photos, {
      ...given,
      layer: layerOf({ 'look/languages': { on: ['it'] } }),
    });
    const { languages: _both, ...main } = composedSite(site.page, site.photos, {
      ...given,
      layer: layerOf(ON),
    }).document;
    expect([alone.languages, plain.languages]).toEqual([[], []]);
    expect(alone.document).toEqual(plain.document);
    expect(main).toEqual(plain.document);
  });

  it('offers no more languages than its plan gives, in the order in which its owner named them', () => {
    const layer = layerOf({ 'look/languages': { on: ['fr', 'it', 'en', 'fr', 'el'] } });
    const { languages } = composedSite(site.page, site.photos, { ...given, languages: 2, layer });
    expect(languages.map(({ lang }) => lang)).toEqual(['fr', 'en']);
  });

  it('says what is translated, and who said it', () => {
    const doc = inLang(withTranslations(layerOf(ON), worded), 'en');
    const said = textsOf(doc).filter(({ source }) => source.kind === 'translated');
    expect(said.length).toBeGreaterThan(10);
    expect(heroOf(doc)?.headline).toEqual({
      value: 'The words of our house and the day',
      source: { kind: 'translated', unit: 'copy/headline', lang: 'en', at: expect.any(String) },
    });
    expect(heroOf(doc)?.kicker?.value).toBe('Italian restaurant · Bologna');
    expect(doc.languages).toContainEqual({ lang: 'en', listed: true });
  });

  it('takes a translation off the page when what it translates has changed, until it is confirmed', () => {
    const layer = withTranslations(layerOf({ ...ON, 'copy/headline': 'Cucina di casa dal 1987' }), worded);
    expect(heroOf(inLang(layer, 'en'))?.headline.value).toBe('The words of our house and the day');
    const moved = { ...layer, ...layerOf({ 'copy/headline': 'Chiusi per ferie fino a settembre' }) };
    const doc = inLang(moved, 'en');
    expect(heroOf(doc)?.headline.value).toBe('Italian restaurant in Bologna');
    expect(doc.languages).toContainEqual({ lang: 'en', listed: false });
    const stale = edited(moved).units.find(({ unit }) => unit === 'tr/en/copy/headline');
    expect(stale?.value).toMatchObject({ of: expect.not.stringMatching(stale?.translates?.of ?? '') });
    const confirmed = {
      ...moved,
      ...layerOf({ 'tr/en/copy/headline': { value: 'Closed until September', of: stale?.translates?.of } }),
    };
    expect(heroOf(inLang(confirmed, 'en'))?.headline.value).toBe('Closed until September');
    // Back to the words that were translated: they stand again.
    expect(
      heroOf(inLang({ ...moved, ...layerOf({ 'copy/headline': 'Cucina di casa dal 1987' }) }, 'en'))?.headline.value,
    ).toBe('The words of our house and the day');
  });

  it('takes it off as well when the page says something else', () => {
    const layer = withTranslations(layerOf(ON), worded);
    const [post, ...others] = site.page.posts;
    if (!post) throw new Error('no post');
    const message = 'Oggi la cucina è chiusa per un guasto, ci vediamo domani sera.';
    const page = { ...site.page, posts: [{ ...post, message }, ...others] };
    const { languages } = composedSite(page, site.photos, { ...given, layer });
    const news = languages[0]?.sections.find((one): one is SectionOf<'news'> => one.type === 'news');
    expect(news?.items.map(({ text }) => [text.lang, text.source.kind])).toContainEqual(['it', 'post']);
    expect(news?.items.find(({ text }) => text.lang === 'it')?.text.value).toBe(message);
  });

  it('keeps the words of a dish whose price has changed', () => {
    const rows = (doc: SiteDocument) =>
      doc.sections.flatMap((one) => (one.type === 'list' ? one.groups.flatMap(({ items }) => items) : []));
    const layer = withTranslations(layerOf(ON), worded);
    const page = { ...site.page, products: String(site.page.products).replace('14', '15') };
    const { languages } = composedSite(page, site.photos, { ...given, layer });
    const before = rows(inLang(layer, 'en'));
    const after = languages[0] ? rows(languages[0]) : [];
    expect(after.map(({ price }) => price?.value)).not.toEqual(before.map(({ price }) => price?.value));
    expect(after.map(({ name }) => name.source.kind)).toEqual(before.map(() => 'translated'));
  });
});

describe('the gate of a language [P7]', () => {
  it('wants headline, lede and titles', () => {
    const own = layerOf({
      ...ON,
      'copy/headline': 'Cucina di casa',
      'copy/lede': 'Dal 1987 in via del Nido.',
      'copy/title/menu': 'La carta',
    });
    const all = withTranslations(own, worded);
    const listed = (layer: Layer) => inLang(layer, 'en').languages?.find(({ lang }) => lang === 'en')?.listed;
    expect(listed(all)).toBe(true);
    for (const unit of ['copy/headline', 'copy/lede', 'copy/title/menu']) {
      const { [`tr/en/${unit}`]: _gone, ...rest } = all;
      expect(listed(rest), unit).toBe(false);
    }
  });

  it('wants three of five running words in the language', () => {
    const all = withTranslations(layerOf(ON), worded);
    const { languages } = edited(all);
    for (const { lang, share, listed } of languages) {
      const doc = inLang(all, lang);
      const words = (texts: Text[]) =>
        texts.reduce((sum, { value }) => sum + (value.match(/\p{L}{2,}/gu)?.length ?? 0), 0);
      const running = runningTexts(doc);
      expect(share).toBeCloseTo(words(running.filter((text) => text.lang === undefined)) / words(running));
      expect(listed).toBe(share >= 0.6);
    }
    const few = withTranslations(layerOf(ON), worded, (unit) => /copy\/(?:headline|lede|title)/.test(unit));
    expect(edited(few).languages.map(({ opened, listed }) => [opened, listed])).toEqual([
      [true, false],
      [true, false],
    ]);
  });
});

const names = [...site.photos.keys()];
const items = edited({}).units.flatMap(({ unit, kind }) => (kind === 'item' ? [unit] : []));
/** Whatever its owner says, of which some is translated, some of it from other words. */
const anything = fc
  .tuple(
    randomLayer(names, items),
    fc.shuffledSubarray(
      LANGS.filter((lang) => lang !== 'it'),
      { minLength: 1 },
    ),
    fc.infiniteStream(fc.nat(3)),
  )
  .map(([layer, on, luck]) => {
    const all = { ...layer, ...layerOf({ 'look/languages': { on } }) };
    const translated = withTranslations(all, worded, () => luck.next().value > 0);
    return Object.fromEntries(
      Object.entries(translated).map(([unit, entry]) =>
        unit.startsWith('tr/') && luck.next().value === 0
          ? [unit, { ...entry, value: { ...(entry.value as object), of: hashOf(unit) } }]
          : [unit, entry],
      ),
    );
  });

/** Texts of the page and its owner that are neither translated nor marked: none but names and what is in the language anyway. */
function unmarked(doc: SiteDocument): string[] {
  return textsOf([doc.sections, doc.photos, doc.pages])
    .filter(({ source, lang, value }) => {
      if (source.kind === 'standard' || source.kind === 'translated' || (lang !== undefined && lang !== doc.lang))
        return false;
      const isName =
        (source.kind === 'field' && source.field === 'name') ||
        (source.kind === 'owner' && source.unit.startsWith('fact/'));
      return !isName && /\p{L}{2}/u.test(value) && detectLang(value) !== doc.lang;
    })
    .map(({ value, source }) => `${value} (${source.kind})`);
}

/** Words of another language that the page shows outside of an element that says so, unless they are a name or an address too. */
function strays(html: string, doc: SiteDocument): string[] {
  const texts = textsOf([doc.sections, doc.name, doc.footer]);
  const foreign = texts.filter(({ lang }) => lang !== undefined && lang !== doc.lang);
  const own = texts.filter((text) => !foreign.includes(text));
  const body = findElements(readHtml(html), 'body')[0];
  return (body ? elementsOf(body) : []).flatMap((element) => {
    if (element.tag === 'script' || element.tag === 'style') return [];
    const marked = [element, ...ancestorsOf(element)].find(({ attributes }) => attributes.has('lang'));
    if (marked && marked.tag !== 'html' && marked.attributes.get('lang') !== doc.lang) return [];
    return element.children.flatMap((child) => {
      const text = typeof child === 'string' ? child.trim() : '';
      const isOf = foreign.some(({ value }) => value.includes(text)) && !own.some(({ value }) => value.includes(text));
      return text.split(' ').length > 2 && isOf && detectLang(text) !== doc.lang ? [text] : [];
    });
  });
}

describe('whatever its owner says and translates [P7]', () => {
  it.each(READY_LAYOUTS.map(({ name }) => name))(
    'in layout %s no sentence of another language stands without its mark, and every text names its source',
    (layout) => {
      fc.assert(
        fc.property(anything, (layer) => {
          const { languages } = composedSite(site.page, site.photos, { ...given, layout, layer });
          for (const doc of languages) {
            expect(siteDocument.safeParse(doc).error?.issues ?? []).toEqual([]);
            expect(unmarked(doc), doc.lang).toEqual([]);
            for (const { source } of textsOf(doc))
              if (source.kind === 'translated')
                expect(layer[`tr/${doc.lang}/${source.unit}`]?.at ?? '', source.unit).toBe(source.at);
            const html = renderSitePage(doc, 'home', MEASURED);
            expect(strays(html, doc), doc.lang).toEqual([]);
            expect(explainPage(html, doc, 2026).flatMap(({ source, value }) => (source ? [] : [value]))).toEqual([]);
            // Fonts are cut for each page when it is built: site-languages.test.ts weighs those.
            const failed = failuresOf(measured(doc)).filter(({ gate }) => gate !== 'weight' && gate !== 'requests');
            expect(failed.map(({ gate, faults }) => [gate, faults])).toEqual([]);
          }
        }),
        { numRuns: CASES },
      );
    },
  );
});
