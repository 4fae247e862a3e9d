/** Reads pages that `renderSitePage` made. Not a parser for the web: attributes are quoted and every element is closed. */
export interface HtmlElement {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  children: HtmlNode[];
  parent: HtmlElement | null;
}
export type HtmlNode = HtmlElement | string;

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const TOKEN = /<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*\/?>|<![^>]*>|([^<]+)/giy;
const ATTRIBUTE = /([^\s=>"/]+)(?:="([^"]*)")?/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

export const decodeText = (text: string): string =>
  text.includes('&') ? text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '') : text;

function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  if (text !== '')
    for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) found.set(name.toLowerCase(), decodeText(value));
  return found;
}

/** The root above <html>. Throws where the page is not well formed: then it was not made by us. */
export function readHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: '', attributes: new Map(), children: [], parent: null };
  let open = root;
  let at = 0;
  while (at < html.length) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(html);
    if (!match) throw new Error(`not a page of ours: ${html.slice(at, at + 60)}`);
    at = TOKEN.lastIndex;
    const [, closing, name, attributes = '', text] = match;
    if (text !== undefined) open.children.push(decodeText(text));
    if (name === undefined) continue;
    const tag = name.toLowerCase();
    if (closing) {
      if (open.tag !== tag || !open.parent) throw new Error(`</${tag}> closes <${open.tag}>`);
      open = open.parent;
      continue;
    }
    const element: HtmlElement = { tag, attributes: attributesOf(attributes), children: [], parent: open };
    open.children.push(element);
    if (tag === 'script' || tag === 'style') {
      const end = html.indexOf(`</${tag}>`, at);
      element.children.push(html.slice(at, end));
      at = end + tag.length + 3;
    } else if (!VOID.has(tag)) open = element;
  }
  if (open !== root) throw new Error(`<${open.tag}> is never closed`);
  return root;
}

/** A page is asked for its elements by every gate. */
const below = new WeakMap<HtmlElement, HtmlElement[]>();

/** Every element below, in document order. */
export function elementsOf(node: HtmlElement): readonly HtmlElement[] {
  let found = below.get(node);
  if (!found) {
    found = [];
    collect(node, found);
    below.set(node, found);
  }
  return found;
}

function collect({ children }: HtmlElement, into: HtmlElement[]): void {
  for (const child of children) {
    if (typeof child === 'string') continue;
    into.push(child);
    collect(child, into);
  }
}

export const findElements = (node: HtmlElement, tag: string): HtmlElement[] =>
  elementsOf(node).filter((element) => element.tag === tag);

/** What an element says to an eye: its text without scripts and styles. */
export function textOf(node: HtmlElement): string {
  if (node.tag === 'script' || node.tag === 'style') return '';
  return node.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

/** What stands inside a style or script, as it was written. */
export const rawOf = ({ children }: HtmlElement): string =>
  children.filter((child) => typeof child === 'string').join('');

export function* ancestorsOf(node: HtmlElement): Generator<HtmlElement> {
  for (let up = node.parent; up; up = up.parent) yield up;
}
