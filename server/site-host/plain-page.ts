import type { Lang } from '../../site-kit/names.ts';
import { prepareResponse, type PreparedResponse } from './prepared-response.ts';

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:2rem;font:1.125rem/1.5 system-ui,sans-serif;color:#17111f;background:#fbf8f3}main{max-width:36rem}h1{font-size:clamp(2.25rem,8vw,3.25rem);line-height:1.08;letter-spacing:-.03em;text-wrap:balance;margin:0 0 1rem}p{margin:0 0 1rem}small{font-size:1rem;color:#5e5569}@media(prefers-color-scheme:dark){body{color:#f5f1fa;background:#120d1a}small{color:#b5aac5}}';

export const PLAIN_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface Plain {
  lang: Lang;
  /** HTML, as `main` is. */
  title: string;
  main: string;
}

/** Without script, font or picture. */
export const plainHtml = ({ lang, title, main }: Plain): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main>${main}</main></body></html>`;

/** A page in the place of a site; no search engine keeps it. */
export const plainPage = (status: number, page: Plain, headers: Record<string, string> = {}): PreparedResponse =>
  prepareResponse(status, Buffer.from(plainHtml(page)), {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': PLAIN_POLICY,
    'x-robots-tag': 'noindex',
    ...headers,
  });
