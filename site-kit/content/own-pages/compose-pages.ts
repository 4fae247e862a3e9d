import type { OwnBlock, OwnPage as DrawnPage, PageLine, Section, SiteDocument, Text } from '../../document.ts';
import type { Writer } from '../../copy/writer.ts';
import { typeset } from '../../copy/typeset.ts';
import { detectLang } from '../../facts/language.ts';
import type { PhotoPlan } from '../../photos.ts';
import type { Layer } from '../layer.ts';
import { pagesIn, type PageInLayer } from './in-layer.ts';
import type { RichText, Span } from './rich-text.ts';
import type { BlockOf, ButtonTarget, PageBlock } from './schema.ts';

/** A file of a site: PDF. */
interface SiteFile {
  /** As its owner called it. */
  name: string;
  bytes: number;
  /** SHA-256, hexadecimal. */
  hash: string;
}
export type SiteFiles = ReadonlyMap<string, SiteFile>;

interface Around {
  write: Writer;
  plan: PhotoPlan;
  files: SiteFiles;
  sections: readonly Section[];
  actions: SiteDocument['actions'];
}

/** The owner's pages as they are drawn: whole blocks only, each text with its source. Undefined where there are none. */
export function composePages(layer: Layer, around: Around): DrawnPage[] | undefined {
  const pages = pagesIn(layer);
  if (pages.length === 0) return undefined;
  return pages.map((one) => {
    const seen = new Set<string>();
    const blocks = one.page.blocks.flatMap((block) => {
      // One week and one map a page: they are the site's.
      if (block.type === 'hours' || block.type === 'map') {
        if (seen.has(block.type)) return [];
        seen.add(block.type);
      }
      return blockOf(block, { ...around, one, pages });
    });
    const title = textOf(one.page.title, { ...around, one, pages });
    return { id: one.id, slug: one.page.slug, title, menu: one.page.menu, blocks };
  });
}

/** The same for another language of the site, which leads to them as they stand in the main one. */
export function linkedPages(layer: Layer, around: Around): DrawnPage[] | undefined {
  return composePages(layer, around)?.map((page) => ({ ...page, blocks: [] }));
}

interface Within extends Around {
  one: PageInLayer;
  pages: readonly PageInLayer[];
}

/** A text of the owner's as it is set: marked with its language where that is not the site's. */
function textOf(value: string, { write, one: { unit, at } }: Within): Text {
  const lang = detectLang(value);
  const source = { kind: 'owner' as const, unit, at };
  return write.own(lang ? { value, source, lang } : { value, source });
}
const maybe = (value: string, within: Within): Text | null =>
  value.trim() === '' ? null : textOf(value.trim(), within);

function blockOf(block: PageBlock, within: Within): OwnBlock[] {
  const { id } = block;
  switch (block.type) {
    case 'text': {
      const nodes = nodesOf(block.content, within);
      return nodes.length > 0 ? [{ type: 'text', id, nodes }] : [];
    }
    case 'photo': {
      const photo = photoOf(block.photo, within);
      return photo === null ? [] : [{ type: 'photo', id, photo, caption: maybe(block.caption, within) }];
    }
    case 'gallery': {
      const photos = [...new Set(block.photos.flatMap((ref) => photoOf(ref, within) ?? []))];
      return photos.length > 0 ? [{ type: 'gallery', id, photos, title: maybe(block.title, within) }] : [];
    }
    case 'prices':
      return pricesOf(block, within);
    case 'questions':
      return questionsOf(block, within);
    case 'button':
      return buttonOf(block, within);
    case 'hours':
      return within.sections.some(({ type }) => type === 'hours') ? [{ type: 'hours', id }] : [];
    case 'map':
      return within.sections.some((section) => section.type === 'contact' && section.geo !== null)
        ? [{ type: 'map', id }]
        : [];
    default:
      return fileOf(block, within);
  }
}

type Nodes = Extract<OwnBlock, { type: 'text' }>['nodes'];
function nodesOf(content: RichText, within: Within): Nodes {
  const lines = (all: readonly Span[][]) => all.map((line) => lineOf(line, within)).filter(isWritten);
  return content.flatMap((node): Nodes => {
    if (node.type === 'bullets' || node.type === 'numbers') {
      const items = lines(node.items);
      return items.length > 0 ? [{ type: node.type, items }] : [];
    }
    const line = lineOf(node.content, within);
    return isWritten(line) ? [{ ...node, content: line }] : [];
  });
}
const isWritten = (line: PageLine): boolean => line.some(({ text }) => text.value.trim() !== '');

/** The spaces at the edges of a span part it from the next: typesetting keeps them. */
function lineOf(line: readonly Span[], { write, one: { unit, at } }: Within): PageLine {
  const lang = detectLang(line.map(({ text }) => text).join('')) ?? write.lang;
  return line.map(({ text, ...looks }) => {
    const value = typeset(text, lang);
    const source = { kind: 'owner' as const, unit, at };
    return { ...looks, text: lang === write.lang ? { value, source } : { value, source, lang } };
  });
}

const photoOf = (ref: string | null, { plan }: Within): string | null => {
  const id = ref === null ? undefined : plan.bySource.get(ref);
  return id !== undefined && plan.usable.has(id) ? id : null;
};

function pricesOf({ id, title, rows }: BlockOf<'prices'>, within: Within): OwnBlock[] {
  const items = rows.flatMap(({ name, detail, price }) => {
    const named = maybe(name, within);
    return named ? [{ name: named, detail: maybe(detail, within), price: maybe(price, within), photo: null }] : [];
  });
  if (items.length === 0) return [];
  const list = {
    type: 'list' as const,
    id: `b-${id}`,
    title: maybe(title, within) ?? within.write.standard('pages.prices'),
    kind: 'products' as const,
    groups: [{ title: null, items }],
  };
  return [{ type: 'prices', id, list }];
}

function questionsOf({ id, title, rows }: BlockOf<'questions'>, within: Within): OwnBlock[] {
  const items = rows.flatMap((row) => {
    const [question, answer] = [maybe(row.question, within), maybe(row.answer, within)];
    return question && answer ? [{ question, answer }] : [];
  });
  return items.length > 0 ? [{ type: 'questions', id, title: maybe(title, within), items }] : [];
}

function buttonOf({ id, label, target }: BlockOf<'button'>, within: Within): OwnBlock[] {
  const said = maybe(label, within);
  const leads = leadsTo(target, within);
  return said && leads ? [{ type: 'button', id, label: said, ...leads }] : [];
}

/** Null where it leads nowhere: an address that is not written yet, a page that has gone, a number that the site has not. */
function leadsTo(target: ButtonTarget, { pages, sections, actions }: Within) {
  const outside = (href: string | undefined) => (href ? { href, page: null } : null);
  if (target.to === 'link') return outside(target.href);
  if (target.to === 'page') {
    const page = pages.find(({ id }) => id === target.page);
    return page ? { href: null, page: page.page.slug } : null;
  }
  if (target.to === 'directions') return outside(actions.find(({ kind }) => kind === 'directions')?.href);
  const contact = sections.find((section) => section.type === 'contact');
  return outside(contact?.[target.to]?.href);
}

function fileOf({ id, file, label }: BlockOf<'file'>, within: Within): OwnBlock[] {
  const known = file === null ? undefined : within.files.get(file);
  if (!known || file === null) return [];
  const { name, hash, bytes } = known;
  const said = maybe(label, within) ?? textOf(name.replace(/\.pdf$/i, ''), within);
  return [{ type: 'file', id, label: said, path: `/f/${file}/${pathName(name)}`, hash, bytes }];
}

/** RFC 3986 unreserved and percent-encoded: what stands in an address stands in a header, too. */
const pathName = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
