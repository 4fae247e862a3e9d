/**
 * Which language a visitor reads (specification section 4): query parameter `lng`, cookie `i18next`, local storage
 * `i18nextLng`, session storage, the browser's languages, the html lang. The server knows the first two and
 * Accept-Language; the browser corrects it only when its storages answer and the first two did not.
 */
import type { Lang } from '../../site-kit/names.ts';
import { asLang, FALLBACK } from './languages.ts';

export const LANG_QUERY = 'lng';
export const LANG_COOKIE = 'i18next';
export const LANG_STORAGE = 'i18nextLng';
const COOKIE_SECONDS = 365 * 24 * 3600;

/** `url` may be relative; `cookie` and `acceptLanguage` are the header values as they came. */
export interface Asked {
  url: string;
  cookie: string | null | undefined;
  acceptLanguage: string | null | undefined;
}

function cookieValue(header: string | null | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, value] = part.split('=', 2);
    if (key?.trim() === name) return value?.trim() ?? null;
  }
  return null;
}

const askedByQueryOrCookie = (url: string, cookie: string | null | undefined): Lang | null =>
  (url.includes('?') ? asLang(new URL(url, 'http://any').searchParams.get(LANG_QUERY)) : null) ??
  asLang(cookieValue(cookie, LANG_COOKIE));

/** The first language of the list that we speak, by weight and then by place; q=0 means "not this one" (RFC 9110, 12.5.4). */
export function preferred(acceptLanguage: string | null | undefined): Lang | null {
  const ranked = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag, ...parameters] = entry.split(';');
      const weight = parameters
        .find((p) => p.trim().startsWith('q='))
        ?.trim()
        .slice(2);
      return { lang: asLang(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter((entry): entry is { lang: Lang; weight: number } => entry.lang !== null && entry.weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return ranked[0]?.lang ?? null;
}

export function detectOnServer(asked: Asked): Lang {
  return askedByQueryOrCookie(asked.url, asked.cookie) ?? preferred(asked.acceptLanguage) ?? FALLBACK;
}

/** What a program reads that names no language, by address, cookie or header ('*' names none). */
const OF_PROGRAMS: Lang = 'en';

/** The language of an answer that a person or a program may read: a browser always names the languages it accepts. */
export function detectForAnswer(asked: Asked): Lang {
  const named = !['', '*'].includes(asked.acceptLanguage?.trim() ?? '');
  return named ? detectOnServer(asked) : (askedByQueryOrCookie(asked.url, asked.cookie) ?? OF_PROGRAMS);
}

/** What the browser knows; `storages` in the order in which they are asked. */
export interface BrowserAsked {
  url: string;
  cookie: string;
  storages: readonly (() => string | null)[];
  languages: readonly string[];
  htmlLang: string;
}

export function detectInBrowser(asked: BrowserAsked): Lang {
  return (
    askedByQueryOrCookie(asked.url, asked.cookie) ??
    asked.storages.map((read) => asLang(quietly(read))).find((lang) => lang !== null) ??
    asked.languages.map(asLang).find((lang) => lang !== null) ??
    asLang(asked.htmlLang) ??
    FALLBACK
  );
}

/** A browser that forbids storage throws when it is read. */
function quietly<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

export function detectHere(): Lang {
  return detectInBrowser({
    url: window.location.href,
    cookie: document.cookie,
    storages: [() => window.localStorage.getItem(LANG_STORAGE), () => window.sessionStorage.getItem(LANG_STORAGE)],
    languages: navigator.languages,
    htmlLang: document.documentElement.lang,
  });
}

/** In the cookie too, so that the server renders the same language next time. */
export function rememberLanguage(lang: Lang): void {
  quietly(() => window.localStorage.setItem(LANG_STORAGE, lang));
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${LANG_COOKIE}=${lang}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax${secure}`;
}
