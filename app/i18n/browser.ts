import { createInstance, type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Lang } from '../../site-kit/names.ts';
import type { Namespace } from './namespaces.ts';
import { LOADING } from './loading.ts';
import { ARTICLES, options } from './options.ts';

const files = import.meta.glob<object>('./messages/*/*.ts', { import: 'default' });

/** One file for each language and namespace. `true` beside an error asks i18next to try again (LOADING). */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  async read(lang, namespace, done) {
    try {
      const messages = await files[`./messages/${lang}/${namespace}.ts`]?.();
      done(messages ? null : new Error(`no messages ${lang}/${namespace}`), messages ? { ...messages } : false);
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)), true);
    }
  },
};

/** Resolves when the messages of the first page are there: before React takes over the server's HTML. */
export async function browserI18n(lang: Lang, namespaces: readonly Namespace[]): Promise<i18n> {
  const made = createInstance();
  await made
    .use(backend)
    .use(initReactI18next)
    .use(ARTICLES)
    .init({ ...options(lang), ...LOADING, ns: [...namespaces] });
  return made;
}
