import { isZone, ZONES, type ZoneName } from '../../../../modules/domains/zones/zones.rules.ts';
import type { Lang } from '../../../../site-kit/names.ts';

/** Endings that people type and that we do not sell; besides them, every ending of two letters is a country's. */
const OTHER_ENDINGS = new Set(
  'org info biz eu name online shop store site website app dev xyz club blog restaurant cafe bar hotel pizza ελ'.split(
    ' ',
  ),
);
/** Where people have a mail address without a name of their own. */
const MAIL_HOSTS = new Set(
  'gmail googlemail hotmail outlook live msn yahoo icloud libero virgilio tiscali alice orange wanadoo laposte otenet protonmail gmx'.split(
    ' ',
  ),
);

export interface SoughtName {
  /** What to look for: a name with an ending of ours, or words. */
  name: string;
  /** The ending that was typed and is not sold, without its dot; null where none was. */
  unsold: string | null;
}

/**
 * What was typed or pasted into the search for a name: "https://www.gufi-rossi.it/menu" and "info@gufi-rossi.it" are
 * gufi-rossi.it, "gufi.rossi@gmail.com" is gufi.rossi, "λουλουδια.gr" is λουλουδια with an ending that is not sold. Words
 * stay words.
 */
export function soughtName(typed: string): SoughtName {
  const text = typed.trim();
  if (/\s/.test(text)) return { name: text, unsold: null };
  const [address = ''] = text
    .toLowerCase()
    .replace(/^mailto:/, '')
    .replace(/^https?:\/\//, '')
    .split(/[/?#]/, 1);
  const at = address.lastIndexOf('@');
  const host = address
    .slice(at + 1)
    .replace(/:\d{1,5}$/, '')
    .replace(/^www\./, '');
  if (at > 0 && MAIL_HOSTS.has(host.split('.', 1)[0] ?? '')) return { name: address.slice(0, at), unsold: null };
  const dot = host.lastIndexOf('.');
  const [label, ending] = [host.slice(0, Math.max(0, dot)), host.slice(dot + 1)];
  const unsold = label !== '' && !isZone(ending) && (OTHER_ENDINGS.has(ending) || /^[a-z]{2}$/.test(ending));
  return unsold ? { name: label, unsold: ending } : { name: host, unsold: null };
}

/** The endings in the order in which a reader wants them: .it is Italy's, and comes last for everybody else. */
export const endingsFor = (lang: Lang): readonly ZoneName[] => (lang === 'it' ? ZONES : ['com', 'net', 'it']);
