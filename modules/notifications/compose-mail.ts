import { el } from './messages/el.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';
import type { MailKind, MailMessages } from './messages/shape.ts';
import { MAIL_ANSWERS, type AnswerWords, type MailAnswer } from './messages/words.ts';
import type { Lang } from '../../site-kit/names.ts';
import { italianArticles } from '../../site-kit/italian-articles.ts';
import { shownNames } from '../../site-kit/shown-name.ts';

const MESSAGES: Record<Lang, MailMessages> = { it, en, es, fr, el };

/** Where each answer leads; to look at it first is where the mail's own button leads. */
export type MailAnswers = Record<Exclude<MailAnswer, 'look'>, string>;

export interface MailSection {
  title: string;
  entries: { lines: string[]; links: { label: string; href: string }[] }[];
}
/** Colours of a mail, each readable on the two grounds; #rrggbb. */
export interface MailLook {
  paper: string;
  card: string;
  line: string;
  ink: string;
  muted: string;
  link: string;
  button: string;
  onButton: string;
}
export interface MailContent {
  lang: Lang;
  /** Of the business that it speaks for; absent: ours. */
  look?: MailLook;
  /** The business that it speaks for; absent or null where we speak. */
  sender?: string | null;
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Subjects of a letter, or answers to a mail, each with what belongs to it and what can be done about it. */
  sections?: MailSection[];
  button: { label: string; href: string };
  after: string[];
  /** Of a letter: how its reader gets no more of them. */
  end?: { label: string; href: string };
  footer: string;
}

/** Fills {{name}} and its like; a name with a line break cannot start a header. Throws on a value that is missing. */
export function fill(text: string, values: Record<string, string>): string {
  const filled = text.replace(/\{\{(\w+)\}\}/g, (_whole, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`the mail needs a value for ${key}`);
    const shown = shownNames(value);
    // oxlint-disable-next-line no-control-regex
    return shown.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
  });
  return italianArticles(filled);
}

/** Words about something that is not there are left out: those with a value that is empty. */
const saysSomething = (text: string, values: Record<string, string>): boolean =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].every(([, key = '']) => values[key]?.trim() !== '');

/**
 * The words of a mail in the customer's language, ready to be drawn. `href` is where the button leads; `attached` says that
 * something comes with it; `answers` are links by which it may be answered; `sender` is the business that it speaks for.
 */
export function composeMail(
  kind: MailKind,
  lang: Lang,
  values: Record<string, string>,
  href: string,
  {
    attached = false,
    answers = null,
    sender = null,
  }: { attached?: boolean; answers?: MailAnswers | null; sender?: string | null } = {},
): MailContent {
  const words = MESSAGES[lang][kind];
  const small = attached && words.attached ? [...words.after, words.attached] : words.after;
  const given = answers && words.answers;
  const after = given ? [...small, given.note] : small;
  const filled = (texts: string[]) =>
    texts.filter((text) => saysSomething(text, values)).map((text) => fill(text, values));
  return {
    lang,
    sender,
    subject: fill(words.subject, values),
    heading: fill(words.heading, values),
    paragraphs: filled(words.paragraphs),
    ...(given ? { sections: [answerSection(given, { look: href, ...answers })] } : {}),
    button: { label: words.button, href },
    after: filled(after),
    footer: fill(words.footer ?? MESSAGES[lang].footer, values),
  };
}

const answerSection = (words: AnswerWords, hrefs: Record<MailAnswer, string>): MailSection => ({
  title: words.title,
  entries: MAIL_ANSWERS.map((answer) => ({
    lines: [words[answer].line],
    links: [{ label: words[answer].label, href: hrefs[answer] }],
  })),
});

/** The same mail as plain text. */
export const mailText = (mail: MailContent): string =>
  [
    mail.heading,
    ...mail.paragraphs,
    ...(mail.sections ?? []).flatMap((section) => sectionText(section, mail.lang)),
    `${mail.button.label}:\n${mail.button.href}`,
    ...mail.after,
    ...(mail.end ? [`${mail.end.label}:\n${mail.end.href}`] : []),
    '--',
    mail.sender ?? 'Vetrina',
    mail.footer,
  ].join('\n\n');

/** Greek capitals carry no accents. */
const sectionText = ({ title, entries }: MailSection, lang: Lang): string[] => [
  title.toLocaleUpperCase(lang),
  ...entries.map(({ lines, links }) => [...lines, ...links.map(({ label, href }) => `${label}:\n${href}`)].join('\n')),
];
