import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Lang } from '../../site-kit/names.ts';
import { ARTICLES, options } from './options.ts';

const files = import.meta.glob<object>('./messages/*/*.ts', { eager: true, import: 'default' });

const resources: Resource = {};
for (const [path, messages] of Object.entries(files)) {
  const [lang = '', file = ''] = path.split('/').slice(-2);
  const namespace = file.replace(/\.ts$/, '');
  (resources[lang] ??= {})[namespace] = { ...messages };
}
const instances = new Map<Lang, i18n>();

/** One instance for each language, shared by requests: nobody changes the language of an instance on the server. */
export function serverI18n(lang: Lang): i18n {
  const known = instances.get(lang);
  if (known) return known;
  const made = createInstance();
  void made
    .use(initReactI18next)
    .use(ARTICLES)
    .init({ ...options(lang), resources, ns: Object.keys(resources[lang] ?? {}), initAsync: false });
  instances.set(lang, made);
  return made;
}
