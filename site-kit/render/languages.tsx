/** The switch between the languages of a site, above every page of it. A reader chooses: nothing is guessed, nothing redirects. */
import { WORDS } from '../copy/words.ts';
import type { SiteDocument } from '../document.ts';
import { LANGUAGE_NAMES } from '../locales.ts';
import { inLanguages, type RenderOptions, type SitePage } from './options.ts';

/**
 * Null where the site has one language, and on an answer to what somebody did. A page that stands in the main language only leads to the
 * first page of the others.
 */
export function Languages({ doc, page, options }: { doc: SiteDocument; page: SitePage; options: RenderOptions }) {
  if (!doc.languages || options.room?.isAnswer) return null;
  const same = inLanguages(doc, options, page === 'not-found' ? 'home' : page);
  const all = same.length > 0 ? same : inLanguages(doc, options, 'home');
  return (
    <nav className="langs" aria-label={WORDS['languages.choose'][doc.lang]}>
      <ul>
        {all.map(({ lang, path }) => (
          <li key={lang}>
            {lang === doc.lang ? (
              <span aria-current="true">{LANGUAGE_NAMES[lang]}</span>
            ) : (
              <a href={path} hrefLang={lang} lang={lang}>
                {LANGUAGE_NAMES[lang]}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Only on sites that have more than one language. */
export const LANGUAGES_CSS =
  '.langs{position:relative;z-index:3;padding:0 16px;background:var(--bg);color:var(--ink);font-size:14px;line-height:1.2}' +
  '.langs ul{display:flex;flex-wrap:wrap;justify-content:flex-end;gap:0 12px;max-width:1360px;margin:0 auto}' +
  '.langs a,.langs span{display:inline-flex;align-items:center;justify-content:center;min-width:44px;min-height:44px;text-decoration:none}' +
  '.langs a{color:var(--link)}.langs a:hover{text-decoration:underline}' +
  // A header that lies over the first photo begins where it stands: below the switch.
  '.langs~.head.head{top:auto}' +
  '.langs span{font-weight:var(--strong,600)}' +
  '@media print{.langs{display:none}}';
