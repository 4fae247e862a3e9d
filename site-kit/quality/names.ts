/** Whether everything that a visitor can press or look at can also be named by a screen reader. */
import { type HtmlElement, ancestorsOf, elementsOf, findElements, textOf } from './read-html.ts';

const PRESSED = new Set(['a', 'button', 'summary']);

const isHidden = (element: HtmlElement): boolean =>
  [element, ...ancestorsOf(element)].some(({ attributes }) => attributes.get('aria-hidden') === 'true');

/** The accessible name, as far as pages of ours use it: label, text, the alternative of a picture inside. */
function nameOf(element: HtmlElement): string {
  const label = element.attributes.get('aria-label') ?? '';
  const pictures = findElements(element, 'img').map(({ attributes }) => attributes.get('alt') ?? '');
  return [label, textOf(element), ...pictures].join(' ').trim();
}

/** Pictures without an alternative. An empty one says that a picture is decoration, which what can be pressed never is. */
export function checkAlternatives(page: HtmlElement): { described: number; faults: string[] } {
  const pictures = findElements(page, 'img');
  const silent = pictures.filter((picture) => {
    const alt = picture.attributes.get('alt');
    if (alt === undefined) return true;
    const button = [...ancestorsOf(picture)].find(({ tag }) => PRESSED.has(tag));
    return alt.trim() === '' && button !== undefined && nameOf(button) === '';
  });
  return {
    described: pictures.filter(({ attributes }) => (attributes.get('alt') ?? '').trim() !== '').length,
    faults: silent.map(({ attributes }) => `no text for ${attributes.get('src') ?? 'a picture'}`),
  };
}

/** One heading of the first rank, landmarks, a language, a way past the menu, sized pictures, and a name for every control. */
export function checkStructure(page: HtmlElement): string[] {
  const faults: string[] = [];
  const all = elementsOf(page);
  const count = (tag: string) => all.filter((element) => element.tag === tag).length;
  if (count('h1') !== 1) faults.push(`${count('h1')} first headings`);
  if (count('main') !== 1) faults.push(`${count('main')} main parts`);
  for (const tag of ['header', 'footer', 'title']) if (count(tag) === 0) faults.push(`no ${tag}`);
  if (!all.some(({ tag, attributes }) => tag === 'html' && attributes.get('lang'))) faults.push('no language');
  if (!all.some(({ tag, attributes }) => tag === 'a' && attributes.get('href') === '#main'))
    faults.push('no skip link');
  for (const element of all) {
    const { tag, attributes } = element;
    if (PRESSED.has(tag) && !isHidden(element) && nameOf(element) === '') faults.push(`a ${tag} without a name`);
    if (tag === 'img' && !(attributes.get('width') && attributes.get('height')))
      faults.push('a picture without a size');
  }
  return faults;
}
