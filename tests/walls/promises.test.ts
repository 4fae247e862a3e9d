/** Nothing is promised that cannot be had: every text that a customer reads, in every language, with each feature off and on. */
import { describe, expect, it } from 'vitest';
import { contentsIn } from '../../app/plan-contents.server.ts';
import { NAMESPACES } from '../../app/i18n/messages/found.ts';
import { CAMPAIGNS } from '../../app/routes/campaign/campaigns.ts';
import { entitled } from '../../modules/plans/entitlements.ts';
import { SHOP_MAILS } from '../../modules/notifications/messages/shop/shape.ts';
import { BOOKING_MAILS } from '../../modules/notifications/messages/booking/shape.ts';
import { NEWS_MAILS } from '../../modules/notifications/messages/news/shape.ts';
import { MAILBOX_MAILS } from '../../modules/notifications/messages/mailbox-mails.ts';
import { availableFeatures, OF_PLANS } from '../../modules/plans/features.ts';
import { offerOf } from '../../modules/plans/offer.ts';
import { FEATURE_WORDS, OTHER_WORDS } from '../../modules/plans/promise-words.ts';
import { ENTITLEMENT_KEYS, SMALLEST_PLAN, type EntitlementKey, type Offer } from '../../modules/plans/schemas.ts';
import { contributed } from '../../server/modules.ts';
import { LANGS, type Lang } from '../../site-kit/names.ts';
import { testConfig } from '../support/context.ts';
import { offered, TEST_OFFER, withoutRooms } from '../support/offer.ts';
import { SURFACES } from '../support/surfaces.ts';

/** They speak of a box that the customer has elsewhere. */
const OF_THEIR_OWN_MAILBOX = [
  'order:progress.mail.refused',
  'order:mail-question.copy',
  'mail:domain-mail.paragraphs.2',
  'mail:domain-mail-reminder.paragraphs.2',
];
/** Screens of staff promise nothing to a customer. */
const OF_STAFF = ['operator', 'backoffice', 'recovery'];
/** The screens themselves, for whoever has a site already, and the way to them: they are the thing, and promise none. */
const THE_THING = [
  'editor',
  'following',
  'numbers',
  'letter',
  'site',
  'pages',
  'photos',
  'lists',
  'languages',
  'texts',
  'mailboxes',
  'free',
];
const WAYS_TO_IT = ['manager:edit-site', 'site:texts', 'editor:to-texts', 'manager:mail.text'];
const AVAILABLE = availableFeatures({ config: testConfig(), contributed });
const MISSING = ENTITLEMENT_KEYS.filter((key) => !AVAILABLE.includes(key));

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

/** Names of features that nobody can have are drawn by no list, except where a demonstration says what is missing. */
const isNotDrawn = (key: string) => {
  const [, feature] = /^plans:(?:features|extra)\.(.+)$/.exec(key) ?? [];
  return MISSING.some((missing) => missing === feature);
};

/** What a room answers to acts on the thing itself, its mails about it, and the step where it is chosen: nobody without the thing reads them, and they offer none. */
const isItsOwn = (key: string) =>
  MISSING.some((missing) => key.startsWith(`errors:${missing}.`)) ||
  key.startsWith('order:boxes.') ||
  [...MAILBOX_MAILS, ...BOOKING_MAILS, ...SHOP_MAILS, ...NEWS_MAILS].some((kind) => key.startsWith(`mail:${kind}.`));

async function textsOf(lang: Lang): Promise<Texts> {
  const found: Texts = new Map();
  for (const ns of NAMESPACES.filter((name) => !OF_STAFF.includes(name) && !THE_THING.includes(name)))
    flat((await load(`app/i18n/messages/${lang}/${ns}.ts`)).default, `${ns}:`, found);
  flat((await load(`modules/notifications/messages/${lang}.ts`))[lang], 'mail:', found);
  for (const doc of ['terms', 'privacy', 'cookies']) {
    const text = (await load(`app/routes/legal/texts/${lang}/${doc}.ts`)).default as (...given: unknown[]) => unknown;
    flat(text(testConfig().operator, { ...TEST_OFFER, free: false }), `${doc}:`, found);
  }
  for (const campaign of CAMPAIGNS.filter((one) => one.lang === lang))
    flat(campaign, `campaign:${campaign.name}`, found);
  // The one sentence that names what the largest plan does not have, and says that it does not.
  const { notYet } = contentsIn(lang, TEST_OFFER);
  for (const [key, text] of found) {
    // Drawn where it can be had, and nowhere else.
    if (key === 'plans:free' || key === 'plans:on-mail' || isNotDrawn(key) || isItsOwn(key) || WAYS_TO_IT.includes(key))
      found.delete(key);
    else found.set(key, text.replace(notYet ?? '', ''));
  }
  return found;
}

const saying = (texts: Texts, words: RegExp, except: readonly string[] = []) =>
  [...texts].filter(([key, text]) => words.test(text) && !except.includes(key)).map(([key, text]) => `${key}: ${text}`);

describe.each(LANGS)('the texts in %s', (lang) => {
  it.each(MISSING)('offer no %s, which cannot be had yet [K2] [K3] [K9] [P7]', async (feature) => {
    const words = FEATURE_WORDS[feature];
    if (!words) throw new Error(`promise-words.ts does not say how ${feature} would be promised`);
    expect(saying(await textsOf(lang), words[lang], OF_THEIR_OWN_MAILBOX)).toEqual([]);
  });

  it.each(Object.keys(OTHER_WORDS))('do not promise %s [P7]', async (promise) => {
    expect(saying(await textsOf(lang), OTHER_WORDS[promise]?.[lang] ?? /./)).toEqual([]);
  });
});

/** They speak of the price that everybody pays, and of what everybody gets for it. */
const OF_EVERYBODY = ['campaigns', 'project page'];
const everything = offered(ENTITLEMENT_KEYS);
/** What is of plans itself goes with the last of the rooms that only the largest plan has. */
const without = (feature: EntitlementKey): Offer =>
  offered(
    ENTITLEMENT_KEYS.filter((key) =>
      OF_PLANS.some((own) => own === feature) ? !['shop', 'booking', 'newsletter'].includes(key) : key !== feature,
    ),
  );
const nameOf = (lang: Lang, feature: EntitlementKey): string => {
  const { both, pro } = contentsIn(lang, everything);
  return [...both, ...pro].find(({ key }) => key === feature)?.name ?? '';
};

describe.each(Object.entries(SURFACES))('%s', (surface, draw) => {
  describe.each(LANGS)('in %s', (lang) => {
    it.each(ENTITLEMENT_KEYS)('say %s when it can be had, and no word of it when not [K9] [P7]', async (feature) => {
      const on = await draw(lang, everything);
      if (on === null) return;
      const name = nameOf(lang, feature).toLocaleLowerCase(lang);
      const words = FEATURE_WORDS[feature]?.[lang];
      expect(name).not.toBe('');
      const drawnHere = !OF_EVERYBODY.includes(surface) || Boolean(entitled(SMALLEST_PLAN, feature));
      expect(on.toLocaleLowerCase(lang).includes(name)).toBe(drawnHere);
      if (words) expect(name, 'the expression knows the name').toMatch(words);
      const off = (await draw(lang, without(feature))) ?? '';
      expect(off.toLocaleLowerCase(lang)).not.toContain(name);
      if (words) expect(words.exec(off)?.[0]).toBeUndefined();
    });
  });
});

describe.each(LANGS)('a site for free in %s', (lang) => {
  const words = OTHER_WORDS['a site for free']?.[lang] ?? /^/;
  it.each(Object.entries(SURFACES))(
    'is spoken of by the %s only where it can be had [K3] [P7]',
    async (surface, draw) => {
      const off = (await draw(lang, { ...TEST_OFFER, free: false })) ?? '';
      expect(words.exec(off)?.[0]).toBeUndefined();
      const on = (await draw(lang, { ...TEST_OFFER, free: true })) ?? '';
      expect(words.test(on)).toBe(surface === 'terms' || surface === 'privacy');
    },
  );

  it('is not had where nobody can prove a page: no login at the network is configured [K3] [P7]', () => {
    const { social, ...rest } = testConfig();
    const { appId: _appId, ...without } = social;
    expect(offerOf({ config: { ...rest, social: without } as never, contributed }).free).toBe(false);
    expect(TEST_OFFER.free).toBe(true);
  });
});

describe.each(LANGS)('a demonstration without a shop in %s', (lang) => {
  const offer = offerOf({ config: testConfig(), contributed: withoutRooms('shop') });
  it.each(['plan cards', 'wizard'] as const)(
    'says in plain words on the %s what the largest plan does not have yet [K2] [K3] [L5] [W5]',
    async (surface) => {
      const { notYet, more } = contentsIn(lang, offer);
      const html = SURFACES[surface](lang, offer);
      expect(notYet).toBeTruthy();
      expect(html).toContain(notYet);
      expect(html).toContain(more);
    },
  );
});
