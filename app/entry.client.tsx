import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { browserI18n } from './i18n/browser.ts';
import { detectHere, LANG_QUERY, rememberLanguage } from './i18n/detect.ts';
import { asLang, FALLBACK } from './i18n/languages.ts';
import { namespacesOf } from './i18n/namespaces.ts';

const rendered = asLang(document.documentElement.lang) ?? FALLBACK;
const i18n = await browserI18n(rendered, namespacesOf(window.location.pathname));

/**
 * The server cannot see the storages: a language chosen earlier wins over Accept-Language as soon as the page lives, and
 * not before: words that change while React takes over the server's HTML would not match it.
 */
function InChosenLanguage({ children }: { children: ReactNode }) {
  useEffect(() => {
    const chosen = detectHere();
    if (chosen !== rendered) void i18n.changeLanguage(chosen).then(() => rememberLanguage(chosen));
    else if (new URLSearchParams(window.location.search).has(LANG_QUERY)) rememberLanguage(chosen);
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <InChosenLanguage>
          <HydratedRouter />
        </InChosenLanguage>
      </I18nextProvider>
    </StrictMode>,
  );
});
