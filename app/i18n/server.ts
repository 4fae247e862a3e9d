import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGS, type Lang } from '../../site-kit/names.ts';
import { NAMESPACES } from './namespaces.ts';
import { ARTICLES, options } from './options.ts';

const files = import.meta.glob<object>('./messages/*/*.ts', { eager: true, import: 'default' });

const resources: Resource = Object.fromEntries(
  LANGS.map((lang) => [
    lang,
    Object.fromEntries(NAMESPACES.map((ns) => [ns, { ...files[`./messages/${lang}/${ns}.ts`] }])),
  ]),
);
const instances = new Map<Lang, i18n>();

/** One instance for each language, shared by requests: nobody changes the language of an instance on the server. */
export function serverI18n(lang: Lang): i18n {
  const known = instances.get(lang);
  if (known) return known;
  const made = createInstance();
  void made
    .use(initReactI18next)
    .use(ARTICLES)
    .init({ ...options(lang), resources, ns: [...NAMESPACES], initAsync: false });
  instances.set(lang, made);
  return made;
}
