import type { Lang } from '../../../site-kit/names.ts';
import type { LegalName, LegalText } from './document.ts';

const files = import.meta.glob<LegalText>('./texts/*/*.ts', { import: 'default' });
const kept = new Map<string, Promise<LegalText>>();

/** One request for each text; a failed one is forgotten, so that a second try is possible. */
export function loadLegal(lang: Lang, doc: LegalName): Promise<LegalText> {
  const file = `./texts/${lang}/${doc}.ts`;
  const known = kept.get(file);
  if (known) return known;
  const loading = files[file]?.() ?? Promise.reject(new Error(`no legal text ${file}`));
  kept.set(file, loading);
  loading.catch(() => kept.delete(file));
  return loading;
}
