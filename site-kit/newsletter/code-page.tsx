/** The page that stays open until the six digits of the mail are typed. */
import type { SiteDocument } from '../document.ts';
import type { Kit } from '../layouts/contract.ts';
import { NEWS_WORDS } from './words.ts';

export function CodePage({ doc, r, path, wrong }: { doc: SiteDocument; r: Kit; path: string; wrong: boolean }) {
  const words = NEWS_WORDS[doc.lang];
  return (
    <>
      <h1>{words.codeTitle}</h1>
      <p>{words.codeText}</p>
      <form className="ask" action={path} method="post" noValidate>
        <label className="ask-field" htmlFor="f-code">
          <b>{words.codeLabel}</b>
          {wrong && (
            <span className="ask-error" id="f-code-e" role="alert">
              {words.codeWrong}
            </span>
          )}
          <input
            id="f-code"
            name="code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? 'f-code-e f-code-h' : 'f-code-h'}
          />
          <small id="f-code-h">{words.codeHint}</small>
        </label>
        <button className="button" type="submit">
          {words.codeSend}
        </button>
        <p className="ask-more">
          <a href={r.page('home')}>{words.backHome}</a>
        </p>
      </form>
    </>
  );
}
