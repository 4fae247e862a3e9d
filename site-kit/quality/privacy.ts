import { elementsOf, type HtmlElement, rawOf } from './read-html.ts';

const LOADS = new Set(['src', 'srcset', 'imagesrcset', 'poster', 'data']);
const STORES = /\b(?:document\.cookie|localStorage|sessionStorage|indexedDB)\b/;
const addresses = (value: string): string[] => value.split(/,\s+/).map((part) => part.trim().split(/\s/)[0] ?? '');

/** Anything that a page loads from others by itself, or keeps on a visitor's device. Links are only followed by people. */
export function checkPrivacy(page: HtmlElement, origin: string): string[] {
  const isForeign = (address: string) =>
    address !== '' && !/^(?:\/(?!\/)|data:|#)/.test(address) && !address.startsWith(`${origin}/`);
  const faults: string[] = [];
  for (const element of elementsOf(page)) {
    const { tag, attributes } = element;
    const loaded = [...attributes].flatMap(([name, value]) => (LOADS.has(name) ? addresses(value) : []));
    const linked = tag === 'link' && attributes.get('rel') !== 'canonical' ? [attributes.get('href') ?? ''] : [];
    for (const address of [...loaded, ...linked].filter(isForeign)) faults.push(`loads ${address}`);
    const inside = tag === 'style' || tag === 'script' ? rawOf(element) : '';
    if (tag === 'style' && /url\("?https?:|@import/.test(inside)) faults.push('a style loads from outside');
    if (tag === 'script' && STORES.test(inside)) faults.push('a script stores something');
  }
  return faults;
}
