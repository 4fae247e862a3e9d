import { describe, expect, it } from 'vitest';
import { LANGS } from '../../../site-kit/names.ts';
import { NAMESPACES, namespacesIn } from './found.ts';

interface Tree {
  [key: string]: string | Tree;
}
const files = import.meta.glob<Tree>('./*/*.ts', { eager: true, import: 'default' });
/** Nothing on a screen counts further, so the form for a million is not needed. */
const LARGEST_COUNT = 1000;

const flat = (tree: Tree, before = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${before}${key}`, value]] : flat(value, `${before}${key}.`),
  );
const read = (lang: string, ns: string) => new Map(flat(files[`./${lang}/${ns}.ts`] ?? {}));
const variables = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((found) => found[1] ?? '').toSorted();

it.each(LANGS)('every message file is there in %s [I4]', (lang) => {
  expect(namespacesIn(lang).toSorted()).toEqual(NAMESPACES.toSorted());
});

describe.each(NAMESPACES)('the messages of %s', (ns) => {
  const italian = read('it', ns);

  it('exist in Italian', () => {
    expect(italian.size).toBeGreaterThan(0);
  });

  it.each(LANGS)('have the same keys and the same variables in %s [L7] [I4]', (lang) => {
    const here = read(lang, ns);
    expect([...here.keys()].toSorted()).toEqual([...italian.keys()].toSorted());
    for (const [key, text] of here) expect([key, variables(text)]).toEqual([key, variables(italian.get(key) ?? '')]);
  });

  it.each(LANGS)('are never empty and leave no mark of unfinished work in %s', (lang) => {
    for (const [key, text] of read(lang, ns)) expect(`${key}: ${text}`).not.toMatch(/: \s*$|TODO|XXX|lorem ipsum/);
  });

  it.each(LANGS)('have every plural form that %s counts with', (lang) => {
    const here = read(lang, ns);
    const rules = new Intl.PluralRules(lang);
    const forms = [...new Set(Array.from({ length: LARGEST_COUNT + 1 }, (_, count) => rules.select(count)))];
    for (const key of here.keys()) {
      const counted = /^(.*)_other$/.exec(key)?.[1];
      if (counted) expect(forms.filter((form) => !here.has(`${counted}_${form}`))).toEqual([]);
    }
  });

  it.each(LANGS.filter((lang) => lang !== 'it'))('are translated into %s, not left in Italian', (lang) => {
    const here = read(lang, ns);
    const sentences = [...italian].filter(([, text]) => text.split(' ').length > 6);
    expect(sentences.filter(([key, text]) => here.get(key) === text)).toEqual([]);
  });
});

it('sets French colons, question marks and quotation marks with a space that does not break [L7]', () => {
  const loose = NAMESPACES.flatMap((ns) => [...read('fr', ns)]).filter(([, text]) =>
    /\S [:;!?](\s|$|<)|« | »/.test(text),
  );
  expect(loose).toEqual([]);
});

it('keeps the sentences that the specification quotes [I4]', () => {
  expect(read('it', 'vetrina').get('errors.vetrina-domains')).toBe('Aggiungere un dominio');
  expect(read('it', 'vetrina').get('errors.vetrina-plan')).toBe('Selezionare un piano');
  expect(read('en', 'vetrina').get('errors.vetrina-plan')).toBe('Select one');
});

it('names the languages in the Italian list as the specification does [I1]', () => {
  const names = LANGS.map((lang) => read('it', 'common').get(`languages.${lang}`));
  expect(names).toEqual(['Italiano', 'Inglese', 'Spagnolo', 'Francese', 'Grecian']);
});
