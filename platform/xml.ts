import { create } from 'xmlbuilder2';

/** xmlbuilder2 4.0 takes what looks like an entity for one twice: where it reads a value, and where it writes a text. */
const twiceEscaped = (text: string): string => text.replaceAll('&', '&amp;amp;');

/**
 * A document whose texts mean what they say: "&lt;" is four characters and "&#0;" four, as whoever typed them saw them.
 * Texts must hold nothing that XML has no character for.
 */
export const xmlDocument = () => create({ version: '1.0', encoding: 'UTF-8', parser: { sanitize: twiceEscaped } });

/** It reads twice here too: the names of entities, then the numbers in what they gave. A number is read once. */
const onceEscaped = (text: string): string => text.replaceAll('&amp;', '&#38;');

export type XmlContent = string | { [name: string]: XmlContent | XmlContent[] };
/** Of a node, in the DOM. */
const ELEMENT = 1;
interface Element {
  localName: string;
  textContent: string | null;
  nodeType: number;
  childNodes: Iterable<unknown>;
}

/**
 * The elements of a document by their names, several of one name as a list; one without elements inside is its text, as
 * it was before it was escaped. Attributes are left out. Throws where it is no XML.
 */
export function readXml(text: string): { [name: string]: XmlContent | XmlContent[] } {
  const [head = '', ...sections] = text.split('<![CDATA[');
  // What stands in such a section is not escaped.
  const rest = sections.map((section) => {
    const end = section.indexOf(']]>');
    return end < 0 ? section : section.slice(0, end) + onceEscaped(section.slice(end));
  });
  const root = create([onceEscaped(head), ...rest].join('<![CDATA[')).root().node as unknown as Element;
  return { [root.localName]: content(root) };
}

/** Read from the tree: where the library makes an object of it, it escapes the texts again. */
function content({ childNodes, textContent }: Element): XmlContent {
  const inside = ([...childNodes] as Element[]).filter(({ nodeType }) => nodeType === ELEMENT);
  if (inside.length === 0) return textContent ?? '';
  return Object.fromEntries(
    Object.entries(Object.groupBy(inside, ({ localName }) => localName)).map(([name, all = []]) => {
      const [first = '', ...more] = all.map(content);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );
}
