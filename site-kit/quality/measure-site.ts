/** Measures a rendered site. Pure: what only a disk or a compressor knows is passed in. */
import type { SiteDocument } from '../document.ts';
import { layoutOf } from '../render/layout-of.ts';
import { checkContrast } from './contrast.ts';
import { checkLinks } from './links.ts';
import { checkAlternatives, checkStructure } from './names.ts';
import { checkWidths, checkWords } from './overflow.ts';
import { checkPrivacy } from './privacy.ts';
import { findElements, type HtmlElement, rawOf, readHtml, textOf } from './read-html.ts';
import { type Finding, type Gate, LIMITS, type QualityReport } from './report.ts';
import { eagerPictures, facesOn, scriptBytes } from './wire.ts';

export interface MeasureInput {
  doc: SiteDocument;
  /** Every page of it; the home page is among them, as 'home'. */
  pages: readonly MeasuredPage[];
  /** Bytes of the home page, compressed as it is sent. */
  homeBytes: number;
  /** The same of further pages that must not be heavier, by name. */
  ownBytes?: ReadonlyMap<string, number>;
  /** Bytes of the first photo as most screens fetch it; null where the home page begins without one. */
  photoBytes: number | null;
}

/** What was found on one page. */
export type MeasuredPage = ReturnType<typeof measurePage>;
interface PageInput {
  /** Of the page, or its path. */
  name: string;
  html: string;
  /** Every address of a page, as its links write it. */
  paths: ReadonlySet<string>;
  origin: string;
}

/** Reads a rendered page: some milliseconds each, so that whoever measures many can let others have their turn between them. */
export function measurePage({ name, html, paths, origin }: PageInput) {
  const page = readHtml(html);
  return {
    name,
    /** What else is looked at of it. */
    root: name === 'home' ? page : null,
    weightLimit: isGreek(page) ? LIMITS.weightOfTwoAlphabets : LIMITS.weight,
    alternatives: checkAlternatives(page),
    links: checkLinks(page, paths),
    structure: checkStructure(page),
    words: checkWords(page),
    privacy: checkPrivacy(page, origin),
  };
}
const isGreek = (page: HtmlElement): boolean => /\p{Script=Greek}/u.test(textOf(page));

const finding = (gate: Gate, figure: number | null, limit: number | null, faults: string[]): Finding => ({
  gate,
  passed: faults.length === 0,
  figure,
  limit,
  faults: [...new Set(faults)],
});

/** Figure and limit in one unit; more than the limit is a fault. */
const most = (gate: Gate, figure: number | null, limit: number): Finding =>
  finding(gate, figure, limit, figure !== null && figure > limit ? [`${figure} of ${limit}`] : []);

export function measureSite({ doc, pages, homeBytes, ownBytes, photoBytes }: MeasureInput): QualityReport {
  const home = pages.find(({ name }) => name === 'home');
  if (!home?.root) throw new Error('a site has a home page');
  const { root, weightLimit: own } = home;
  const everywhere = (what: 'structure' | 'words' | 'privacy'): string[] =>
    pages.flatMap((page) => page[what].map((fault) => `${page.name}: ${fault}`));
  const faces = facesOn(root, layoutOf(doc), doc.lang);
  const weight = faces.reduce((sum, { bytes }) => sum + bytes, homeBytes);
  const heavy = pages.flatMap(({ name, weightLimit }) => {
    const bytes = ownBytes?.get(name) ?? 0;
    return name !== 'home' && bytes > weightLimit ? [`${name}: ${bytes} of ${weightLimit}`] : [];
  });
  const requests = 1 + faces.length + new Set(eagerPictures(root)).size + 1;
  const contrast = checkContrast(doc.palette);
  const style = findElements(root, 'style').map(rawOf);
  return [
    finding('weight', weight, own, [...(weight > own ? [`${weight} of ${own}`] : []), ...heavy]),
    most('requests', requests, LIMITS.requests),
    most('script', scriptBytes(root), LIMITS.script),
    most('photo', photoBytes, LIMITS.photo),
    finding('contrast', Math.floor(contrast.least * 10) / 10, LIMITS.contrast, contrast.faults),
    finding(
      'alt',
      pages[0]?.alternatives.described ?? 0,
      null,
      pages.flatMap(({ alternatives }) => alternatives.faults),
    ),
    finding('structure', null, null, everywhere('structure')),
    finding('overflow', LIMITS.narrowest, null, [...everywhere('words'), ...style.flatMap(checkWidths)]),
    finding(
      'links',
      sum(pages.map(({ links }) => links.links)),
      null,
      pages.flatMap(({ name, links }) => links.faults.map((fault) => `${name}: ${fault}`)),
    ),
    finding('privacy', 0, 0, everywhere('privacy')),
  ];
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
