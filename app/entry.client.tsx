import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { browserI18n } from './i18n/browser.ts';
import { detectHere, LANG_QUERY, rememberLanguage } from './i18n/detect.ts';
import { asLang, FALLBACK } from './i18n/languages.ts';
import { namespacesOf } from './i18n/namespaces.ts';

const rendered = asLang(document.documentElement.lang) ?? FALLBACK;
const i18n = await browserI18n(rendered, namespacesOf(window.location.pathname));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  );
});

/** The server cannot see the storages: a language chosen earlier wins over Accept-Language as soon as the page lives. */
const chosen = detectHere();
if (chosen !== rendered) void i18n.changeLanguage(chosen).then(() => rememberLanguage(chosen));
else if (new URLSearchParams(window.location.search).has(LANG_QUERY)) rememberLanguage(chosen);
