/**
 * `npm run texts`: docs/texts.md, every text of every catalogue by screen, the five languages side by side, for whoever
 * reads them as an editor; and the terms in force as plain text, kept for ever under their version. A test keeps both true.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { asText } from '../app/routes/legal/as-text.ts';
import { LEGAL_VERSION, type LegalText } from '../app/routes/legal/document.ts';
import { agreementIn } from '../modules/agreements/agreement-text.ts';
import type { Processing } from '../modules/agreements/processing.ts';
import { NAMESPACES } from '../app/i18n/messages/found.ts';
import { CAMPAIGNS } from '../app/routes/campaign/campaigns.ts';
import { wordsIn } from '../modules/invoicing/words.ts';
import type { Operator } from '../platform/operator.ts';
import { NEWS_WORDS } from '../site-kit/newsletter/words.ts';
import { BOOKING_WORDS } from '../site-kit/booking/words.ts';
import { SHOP_WORDS } from '../site-kit/shop/words.ts';
import { WORDS } from '../site-kit/copy/words.ts';
import { LANGS, type Lang } from '../site-kit/names.ts';
import { FIELD_NAMES, SOURCE_WORDS } from '../site-kit/provenance/words.ts';
import { QUALITY_WORDS } from '../site-kit/quality/words.ts';
import { OWN_WORDS } from '../site-kit/render/words.ts';

const ROOT = resolve(import.meta.dirname, '..');
export const SHEET = join(ROOT, 'docs/texts.md');
const LEGAL = ['terms', 'privacy', 'cookies'] as const;

/** Stands for the operator, whoever that is: each fact is its name in braces. */
const ANY_OPERATOR = new Proxy({} as Operator, { get: (_none, fact) => `{{${String(fact)}}}` });

const load = async (path: string): Promise<Record<string, unknown>> =>
  (await import(join(ROOT, path))) as Record<string, unknown>;
const legal = async (lang: Lang, doc: (typeof LEGAL)[number]) =>
  ((await load(`app/routes/legal/texts/${lang}/${doc}.ts`)).default as LegalText)(ANY_OPERATOR, null);

/** Whose data the rooms keep: what each of them says of itself in its `processing.ts`. */
async function rooms(): Promise<Processing[]> {
  const files = globSync('modules/*/processing.ts', { cwd: ROOT }).toSorted();
  const said = await Promise.all(files.map(load));
  return said.flatMap((each) => Object.values(each)).filter((each): each is Processing => isProcessing(each));
}
const isProcessing = (value: unknown): boolean => typeof value === 'object' && value !== null && 'room' in value;

type Texts = Map<string, string>;
function flat(tree: unknown, before = '', into: Texts = new Map()): Texts {
  if (typeof tree === 'string') into.set(before, tree);
  else if (typeof tree === 'object' && tree !== null)
    for (const [key, value] of Object.entries(tree)) flat(value, before ? `${before}.${key}` : key, into);
  return into;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', '<br>');
const table = (heading: string, texts: Record<Lang, Texts>) => {
  const keys = [...new Set(LANGS.flatMap((lang) => [...texts[lang].keys()]))];
  const rows = keys.map((key) => [`\`${key}\``, ...LANGS.map((lang) => cell(texts[lang].get(key) ?? ''))]);
  const head = ['text', ...LANGS];
  return [`## ${heading}`, '', ...[head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`), ''];
};
async function inAll(of: (lang: Lang) => unknown): Promise<Record<Lang, Texts>> {
  const found = await Promise.all(LANGS.map(async (lang) => [lang, flat(await of(lang))] as const));
  return Object.fromEntries(found) as Record<Lang, Texts>;
}
const turned = (words: Record<string, Record<Lang, string>>, lang: Lang) =>
  Object.fromEntries(Object.entries(words).map(([key, names]) => [key, names[lang]]));

/** The whole sheet, as it should be. */
export async function textsSheet(): Promise<string> {
  const parts: string[] = [];
  const add = async (heading: string, of: (lang: Lang) => unknown) => parts.push(...table(heading, await inAll(of)));
  for (const ns of NAMESPACES)
    await add(`Screens: ${ns}`, async (lang) => (await load(`app/i18n/messages/${lang}/${ns}.ts`)).default);
  await add('Campaigns', (lang) => CAMPAIGNS.filter((campaign) => campaign.lang === lang));
  await add('Mails', async (lang) => (await load(`modules/notifications/messages/${lang}.ts`))[lang]);
  await add('Tasks of the operator', async (lang) => (await load(`modules/tasks/words-${lang}.rules.ts`))[lang]);
  await add('Invoices', wordsIn);
  await add('Published sites: the writer', (lang) => turned(WORDS, lang));
  await add('Published sites: the renderer', (lang) => OWN_WORDS[lang]);
  await add('Published sites: booking', (lang) => BOOKING_WORDS[lang]);
  await add('Published sites: shop', (lang) => SHOP_WORDS[lang]);
  await add('Published sites: newsletter', (lang) => NEWS_WORDS[lang]);
  await add('Sources', (lang) => ({ ...SOURCE_WORDS[lang], fields: turned(FIELD_NAMES, lang) }));
  await add('Quality', (lang) => QUALITY_WORDS[lang]);
  for (const doc of LEGAL) await add(`Legal: ${doc}`, (lang) => legal(lang, doc));
  const agreeing = { operator: ANY_OPERATOR, rooms: await rooms() };
  await add('Legal: agreement', (lang) => agreementIn(lang, agreeing));
  return [
    '# Every text, side by side',
    '',
    'Generated by `npm run texts` from the catalogues; edit those, never this. `{{name}}` and its like are filled in. Words that are',
    'made of other words (by counting, by a date) stand only as far as they are written down.',
    '',
    ...parts,
  ].join('\n');
}

/** Where the terms in force are kept, and how they read: one file for each language. */
export const keptTerms = (): Promise<{ file: string; text: string }[]> =>
  Promise.all(
    LANGS.map(async (lang) => ({
      file: join(ROOT, `app/routes/legal/kept/${LEGAL_VERSION}/${lang}.txt`),
      text: asText(await legal(lang, 'terms')),
    })),
  );

if (import.meta.main) {
  for (const { file, text } of await keptTerms()) {
    if (existsSync(file) && readFileSync(file, 'utf8') !== text)
      throw new Error(
        `${file} was accepted by buyers and reads otherwise now: give LEGAL_VERSION and TERMS_VERSION the new date first`,
      );
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(SHEET, await textsSheet());
}
