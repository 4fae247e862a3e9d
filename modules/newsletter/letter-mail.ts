import type { Ctx } from '../../platform/ctx.ts';
import type { Palette, SiteDocument } from '../../site-kit/document.ts';
import type { Lang } from '../../site-kit/names.ts';
import type { NewsWords } from '../../site-kit/newsletter/shape.ts';
import { inLetter } from '../../site-kit/visits.ts';
import { find } from '../../site-kit/layouts/parts/find.ts';
import { named, NEWS_WORDS } from '../../site-kit/newsletter/words.ts';
import {
  drawMail,
  replyable,
  returnPath,
  senderName,
  type BulkMail,
  type MailLook,
} from '../notifications/index.server.ts';
import { lastingUrl, type LiveSite } from '../sites/index.server.ts';
import { replyTo } from './mails.ts';
import { sharedSender, type Sender } from './sending-name/own-name.ts';
import type { LetterBlock, LetterContent } from './schemas.ts';

/** The letter as each reader gets it but for the one address at its end, which `{leave}` stands for. */
const LEAVE = 'https://leave.invalid/';

/** Both forms of a letter, drawn once for all its readers. */
export interface DrawnLetter {
  subject: string;
  text: string;
  html: string;
  lang: Lang;
}

export function drawLetter(
  { document: doc, name, url }: LiveSite,
  { subject, intro, blocks }: LetterContent,
): DrawnLetter {
  const words = NEWS_WORDS[doc.lang];
  const section = (kind: LetterBlock['kind'], title: string, link = words.read) => {
    const entries = blocks
      .filter((block) => block.on && block.kind === kind)
      .map(({ href, ...block }) => entryOf({ ...block, href: href && inLetter(url, href) }, link));
    return entries.length > 0 ? [{ title, entries }] : [];
  };
  const drawn = drawMail({
    lang: doc.lang,
    sender: name,
    look: lookOf(doc.palette),
    subject,
    heading: subject,
    paragraphs: intro.split(/\n+/).filter(Boolean),
    sections: [
      ...section('post', words.newsTitle),
      ...section('event', words.eventsTitle),
      ...section('product', words.productsTitle, words.seeProduct),
      ...section('closed', words.closedDays),
    ],
    button: { label: words.toSite, href: inLetter(url, url) },
    after: [],
    end: { label: words.unsubscribe, href: LEAVE },
    footer: footerOf(doc, words, name),
  });
  return { subject, lang: doc.lang, ...drawn };
}

/** The mail that greets a reader in their language, with the owner's own words. */
export function drawWelcome(
  { document: doc, name, url }: LiveSite,
  { lang, text }: { lang: Lang; text: string },
): DrawnLetter {
  const words = NEWS_WORDS[lang];
  const subject = named(words.welcome, name);
  const drawn = drawMail({
    lang,
    sender: name,
    look: lookOf(doc.palette),
    subject,
    heading: subject,
    paragraphs: [...text.split(/\n+/).filter(Boolean), named(words.doneText, name)],
    sections: [],
    button: { label: words.toSite, href: url },
    after: [],
    end: { label: words.unsubscribe, href: LEAVE },
    footer: footerOf(doc, words, name),
  });
  return { subject, lang, ...drawn };
}

const footerOf = (doc: SiteDocument, words: NewsWords, name: string): string => {
  const legal = doc.footer.legal.map(({ value }) => value);
  const address = (find(doc, 'contact')?.address ?? []).map(({ value }) => value);
  // Most are at home where they sell: one address is said once. A part of it may be of another one.
  const isSaid = legal.some((line) => address.every((part) => says(line, part)));
  return [named(words.footer, name), ...(isSaid ? [] : address), ...legal].join(' · ');
};

/** Whether a line has these words, and not as part of longer ones: "Via Roma 1" is not in "Via Roma 12". */
function says(given: string, asked: string): boolean {
  // A number is kept beside its street by another kind of space.
  const [line = '', words = ''] = [given, asked].map((text) => text.replaceAll(/\s/g, ' '));
  for (let at = line.indexOf(words); at >= 0; at = line.indexOf(words, at + 1))
    if (![line[at - 1], line[at + words.length]].some((each) => each !== undefined && /[\p{L}\p{N}]/u.test(each)))
      return true;
  return false;
}

/** The colours of the site, which are solved for these grounds (site-kit/palette.ts). */
const lookOf = ({ bg, surface, line, ink, muted, link, accent, onAccent }: Palette): MailLook => ({
  paper: bg,
  card: surface,
  line,
  ink,
  muted,
  link,
  button: accent,
  onButton: onAccent,
});

const entryOf = ({ when, title, text, href }: LetterBlock, read: string) => ({
  lines: [[when, title].filter(Boolean).join(' · '), text].filter(Boolean),
  links: href ? [{ label: read, href }] : [],
});

export interface Addressed {
  /** 32 hexadecimal digits. */
  name: string;
  mail: string;
  key: string;
}

/** The letter to one reader. */
export function letterTo(
  ctx: Ctx,
  site: LiveSite,
  { drawn, sender: { from, signature } }: { drawn: DrawnLetter; sender: Sender },
  { name, mail, key }: Addressed,
): BulkMail {
  // On our own host: a letter is read, and left, years after it was sent.
  const leave = lastingUrl(ctx, key);
  return {
    messageId: `${name}@${from.slice(from.lastIndexOf('@') + 1)}`,
    from,
    fromName: senderName(site.name) ?? '',
    replyTo: replyable(replyTo(site)),
    returnPath: returnPath(ctx, { mailId: name, from }),
    to: mail,
    subject: drawn.subject,
    text: drawn.text.replaceAll(LEAVE, leave),
    html: drawn.html.replaceAll(LEAVE, leave),
    lang: drawn.lang,
    unsubscribe: leave,
    // The same from wherever it leaves: readers file a list by it.
    listId: `${site.id.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase()}.${sharedDomain(ctx)}`,
    feedbackId: `${site.id}:newsletter:vetrina`,
    signature,
  };
}

const sharedDomain = (ctx: Ctx): string => sharedSender(ctx).from.replace(/^.*@/, '');
