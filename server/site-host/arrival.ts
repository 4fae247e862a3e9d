/** Where somebody arrived from, by the Referer and the browser's name for itself. Pure. */
import { SPOKEN, type Origin, type Spoken } from '../../site-kit/visits.ts';

export const DIRECT: Origin = { source: 'direct', name: null };
export const LETTER: Origin = { source: 'letter', name: null };
export const SOCIAL: Origin = { source: 'social', name: null };

const LONGEST_NAME = 100;
const NAME = /^(?=.{4,100}$)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*\.[a-z][a-z0-9-]{1,62}$/;
const SEARCH = new Set(
  'google bing duckduckgo ecosia yahoo qwant startpage yandex baidu brave search virgilio libero swisscows mojeek'.split(
    ' ',
  ),
);
const SOCIAL_NAMES = new Set(
  'facebook instagram fb threads twitter x t linkedin lnkd pinterest tiktok youtube youtu whatsapp wa telegram reddit snapchat'.split(
    ' ',
  ),
);
/** Whose first word is a common one: only these are the networks. */
const EXACT: Record<string, readonly string[]> = {
  t: ['t.co', 't.me'],
  x: ['x.com'],
  fb: ['fb.me', 'fb.com'],
  wa: ['wa.me'],
  search: ['search.brave.com'],
  brave: ['search.brave.com'],
  threads: ['threads.net', 'threads.com'],
  libero: ['ricerca.libero.it'],
  virgilio: ['ricerca.virgilio.it'],
};
const SECOND_LEVEL = new Set(['co', 'com', 'org', 'net']);

/** `www.google.co.uk` → `google`: the word before the ending. */
function wordOf(host: string): string {
  const parts = host.split('.');
  const ending = parts.length > 2 && SECOND_LEVEL.has(parts.at(-2) ?? '') && (parts.at(-1)?.length ?? 0) === 2 ? 3 : 2;
  return parts.at(-ending) ?? host;
}

/** @param referer as the browser sends it: an address of any length, from anybody */
export function originOf(referer: string | undefined, isSocialApp: boolean): Origin {
  if (referer === undefined || referer === '') return isSocialApp ? SOCIAL : DIRECT;
  if (referer.startsWith('android-app://com.google.')) return { source: 'search', name: null };
  const host = hostOf(referer);
  if (host === null) return isSocialApp ? SOCIAL : DIRECT;
  const word = wordOf(host);
  const isThe = (names: ReadonlySet<string>) => names.has(word) && (EXACT[word]?.includes(host) ?? true);
  if (isThe(SOCIAL_NAMES)) return SOCIAL;
  if (isThe(SEARCH)) return { source: 'search', name: null };
  return { source: 'site', name: host };
}

function hostOf(referer: string): string | null {
  const from = referer.startsWith('https://') ? 8 : referer.startsWith('http://') ? 7 : -1;
  if (from === -1) return null;
  const near = referer.slice(from, from + LONGEST_NAME + 8);
  const end = near.search(/[/?#:]/);
  const host = (end === -1 ? near : near.slice(0, end)).toLowerCase().replace(/^(?:www|m|l|lm|mobile)\./, '');
  return NAME.test(host) ? host : null;
}

/** The language that stands first in Accept-Language, which browsers write in the order of preference. */
export function spokenIn(acceptLanguage: string | undefined): Spoken {
  const first = acceptLanguage?.slice(0, 2).toLowerCase();
  return SPOKEN.find((lang) => lang === first) ?? 'other';
}

/** Telephones say Mobile or iPhone; tablets are as wide as computers. Apps of social networks say their name. */
export const isPhone = (userAgent: string): boolean => /iPhone|iPod|Mobile/.test(userAgent) && !/iPad/.test(userAgent);
export const isSocialApp = (userAgent: string): boolean =>
  /FBA[NV]|Instagram|TikTok|musical_ly|LinkedInApp/.test(userAgent);
