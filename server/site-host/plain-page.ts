import type { Lang } from '../../site-kit/names.ts';
import { prepareResponse, type PreparedResponse } from './prepared-response.ts';

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:2rem;font:1.125rem/1.5 system-ui,sans-serif;color:#17111f;background:#fbf8f3}main{max-width:36rem}h1{font-size:clamp(2.25rem,8vw,3.25rem);line-height:1.08;letter-spacing:-.03em;margin:0 0 1rem}p{margin:0 0 1rem}small{font-size:1rem;color:#5e5569}@media(prefers-color-scheme:dark){body{color:#f5f1fa;background:#120d1a}small{color:#b5aac5}}';

/** A page in the place of a site: without script, font or picture. `title` and `main` are HTML; no search engine keeps it. */
export const plainPage = (
  status: number,
  { lang, title, main }: { lang: Lang; title: string; main: string },
  headers: Record<string, string> = {},
): PreparedResponse =>
  prepareResponse(
    status,
    Buffer.from(
      `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main>${main}</main></body></html>`,
    ),
    {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-robots-tag': 'noindex',
      ...headers,
    },
  );
