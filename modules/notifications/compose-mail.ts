import { el } from './messages/el.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';
import type { MailKind, MailMessages } from './messages/shape.ts';
import type { Lang } from '../../site-kit/names.ts';
import { italianArticles } from '../../site-kit/italian-articles.ts';
import { shownNames } from '../../site-kit/shown-name.ts';

const MESSAGES: Record<Lang, MailMessages> = { it, en, es, fr, el };

export interface MailContent {
  lang: Lang;
  subject: string;
  heading: string;
  paragraphs: string[];
  button: { label: string; href: string };
  after: string[];
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

/**
 * The words of a mail in the customer's language, ready to be drawn. `href` is where the button leads; `attached` says that
 * something comes with it.
 */
export function composeMail(
  kind: MailKind,
  lang: Lang,
  values: Record<string, string>,
  href: string,
  attached = false,
): MailContent {
  const words = MESSAGES[lang][kind];
  const after = attached && words.attached ? [...words.after, words.attached] : words.after;
  return {
    lang,
    subject: fill(words.subject, values),
    heading: fill(words.heading, values),
    // A value that is empty leaves its paragraph out.
    paragraphs: words.paragraphs.map((text) => fill(text, values)).filter((text) => text !== ''),
    button: { label: words.button, href },
    after: after.map((text) => fill(text, values)),
    footer: words.footer ?? MESSAGES[lang].footer,
  };
}

/** The same mail as plain text. */
export const mailText = (mail: MailContent): string =>
  [
    mail.heading,
    ...mail.paragraphs,
    `${mail.button.label}:\n${mail.button.href}`,
    ...mail.after,
    '--',
    'Vetrina',
    mail.footer,
  ].join('\n\n');
