/** Nothing is promised that cannot be had: every text that a customer reads, in every language. */
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type plansIt from '../../app/i18n/messages/it/plans.ts';
import { NAMESPACES } from '../../app/i18n/namespaces.ts';
import { serverI18n } from '../../app/i18n/server.ts';
import { contentsFrom } from '../../app/plan-contents.ts';
import { Plans } from '../../app/routes/builder/Plans.tsx';
import { CAMPAIGNS } from '../../app/routes/campaign/campaigns.ts';
import { FeatureSummary } from '../../app/routes/order/feature-summary.tsx';
import Developed from '../../app/routes/portfolio/developed.tsx';
import { FEATURES, isAvailable, PRO_FEATURES, type Feature } from '../../modules/plans/features.rules.ts';
import { FEATURE_WORDS, OTHER_WORDS } from '../../modules/plans/promise-words.ts';
import { LANGS, type Lang } from '../../site-kit/names.ts';
import { testConfig } from '../support/context.ts';

/** They speak of a box that the customer has elsewhere. */
const OF_THEIR_OWN_MAILBOX = [
  'order:progress.mail.refused',
  'order:mail-question.copy',
  'mail:domain-mail.paragraphs.2',
  'mail:domain-mail-reminder.paragraphs.2',
];
/** Screens of staff promise nothing to a customer. */
const OF_STAFF = ['operator', 'backoffice', 'recovery'];

type Texts = Map<string, string>;
function flat(tree: unknown, before: string, into: Texts = new Map()): Texts {
  if (typeof tree === 'string') return into.set(before, tree);
  if (typeof tree === 'object' && tree !== null)
    for (const [key, value] of Object.entries(tree))
      flat(value, before.endsWith(':') || before === '' ? `${before}${key}` : `${before}.${key}`, into);
  return into;
}
const load = async (path: string): Promise<Record<string, unknown>> =>
  (await import(/* @vite-ignore */ `../../${path}`)) as Record<string, unknown>;

/** Names of features that nobody can have are drawn by no list, except where Pro says what it does not have yet. */
const notDrawn = (key: string) => {
  const [, feature] = /^plans:(?:features|extra)\.(.+)$/.exec(key) ?? [];
  return feature !== undefined && !isAvailable(feature as Feature);
};

async function textsOf(lang: Lang): Promise<Texts> {
  const found: Texts = new Map();
  for (const ns of NAMESPACES.filter((name) => !OF_STAFF.includes(name)))
    flat((await load(`app/i18n/messages/${lang}/${ns}.ts`)).default, `${ns}:`, found);
  flat((await load(`modules/notifications/messages/${lang}.ts`))[lang], 'mail:', found);
  for (const doc of ['terms', 'privacy', 'cookies']) {
    const text = (await load(`app/routes/legal/texts/${lang}/${doc}.ts`)).default as (operator: unknown) => unknown;
    flat(text(testConfig().operator), `${doc}:`, found);
  }
  for (const campaign of CAMPAIGNS.filter((one) => one.lang === lang))
    flat(campaign, `campaign:${campaign.name}`, found);
  // The one sentence that names what Pro does not have, and says that it does not.
  const { notYet } = contentsFrom(lang, (await load(`app/i18n/messages/${lang}/plans.ts`)).default as typeof plansIt);
  for (const [key, text] of found) {
    if (notDrawn(key)) found.delete(key);
    else found.set(key, text.replace(notYet ?? '', ''));
  }
  return found;
}

const saying = (texts: Texts, words: RegExp, except: readonly string[] = []) =>
  [...texts].filter(([key, text]) => words.test(text) && !except.includes(key)).map(([key, text]) => `${key}: ${text}`);

describe.each(LANGS)('the texts in %s', (lang) => {
  it.each([...FEATURES, ...PRO_FEATURES].filter((feature) => !isAvailable(feature)))(
    'offer no %s, which cannot be had yet [K2] [K3] [K9] [P7]',
    async (feature) => {
      const words = FEATURE_WORDS[feature];
      if (!words) throw new Error(`promise-words.ts does not say how ${feature} would be promised`);
      expect(saying(await textsOf(lang), words[lang], OF_THEIR_OWN_MAILBOX)).toEqual([]);
    },
  );

  it.each(Object.keys(OTHER_WORDS))('do not promise %s [P7]', async (promise) => {
    expect(saying(await textsOf(lang), OTHER_WORDS[promise]?.[lang] ?? /./)).toEqual([]);
  });
});

const { operator } = testConfig();
/** What every page of the product knows of its visit. */
const visit = { locale: 'it', requestId: null, operator, publicUrl: 'https://vetrina.example', recovering: false };

describe.each(LANGS)('the plan cards, the order and the project page in %s', (lang) => {
  const drawn = (screen: ReactElement) => {
    const Routes = createRoutesStub([{ id: 'root', path: '/', Component: () => screen, loader: () => visit }]);
    const page = createElement(Routes, { hydrationData: { loaderData: { root: visit } } });
    return renderToStaticMarkup(createElement(I18nextProvider, { i18n: serverI18n(lang) }, page));
  };
  const plans = { pageId: 'x', name: '', layout: null, cameBy: null, onSearch: () => undefined };

  it.each([
    ['the plan cards', createElement(Plans, plans)],
    ['the order', createElement(FeatureSummary, { chosen: 'pro' })],
    ['the project page', createElement(Developed)],
  ])('%s list what can be had, say what Pro does not have, and nothing else [L5] [W5] [R5]', async (_where, screen) => {
    const words = (await load(`app/i18n/messages/${lang}/plans.ts`)).default as typeof plansIt;
    const { both, notYet, more } = contentsFrom(lang, words);
    const html = drawn(screen);
    for (const { name } of both) expect(html).toContain(name);
    const rest = new Map([['screen', html.replace(notYet ?? '', '').replace(more, '')]]);
    for (const [feature, expression] of Object.entries(FEATURE_WORDS))
      if (!isAvailable(feature as Feature)) expect(saying(rest, expression[lang])).toEqual([]);
    for (const expression of Object.values(OTHER_WORDS)) expect(saying(rest, expression[lang])).toEqual([]);
    if (screen.type !== Developed) expect(html).toContain(notYet);
    if (screen.type === Plans) expect(html).toContain(more);
  });
});
