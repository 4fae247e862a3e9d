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
  /** Every rendered page by its name or path; the home page is among them, as 'home'. */
  pages: ReadonlyMap<string, string>;
  /** Every address of a page, as its links write it. */
  paths: ReadonlySet<string>;
  origin: string;
  /** Bytes of the home page, compressed as it is sent. */
  homeBytes: number;
  /** The same of further pages that must not be heavier, by name. */
  ownBytes?: ReadonlyMap<string, number>;
  /** Bytes of the first photo as most screens fetch it; null where the home page begins without one. */
  photoBytes: number | null;
}

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

const weightLimit = (page: HtmlElement): number => (isGreek(page) ? LIMITS.weightOfTwoAlphabets : LIMITS.weight);
const isGreek = (page: HtmlElement): boolean => /\p{Script=Greek}/u.test(textOf(page));

export function measureSite(input: MeasureInput): QualityReport {
  const { doc, origin } = input;
  const pages = [...input.pages].map(([name, html]) => ({ name, page: readHtml(html) }));
  const home = pages.find(({ name }) => name === 'home')?.page;
  if (!home) throw new Error('a site has a home page');
  const everywhere = (check: (page: HtmlElement) => string[]): string[] =>
    pages.flatMap(({ name, page }) => check(page).map((fault) => `${name}: ${fault}`));
  const faces = facesOn(home, layoutOf(doc), doc.lang);
  const weight = faces.reduce((sum, { bytes }) => sum + bytes, input.homeBytes);
  const heavy = pages.flatMap(({ name, page }) => {
    const [bytes, limit] = [input.ownBytes?.get(name) ?? 0, weightLimit(page)];
    return name !== 'home' && bytes > limit ? [`${name}: ${bytes} of ${limit}`] : [];
  });
  const own = weightLimit(home);
  const requests = 1 + faces.length + new Set(eagerPictures(home)).size + 1;
  const contrast = checkContrast(doc.palette);
  const alternatives = pages.map(({ page }) => checkAlternatives(page));
  const links = pages.map(({ name, page }) => ({ name, ...checkLinks(page, input.paths) }));
  const style = findElements(home, 'style').map(rawOf);
  return [
    finding('weight', weight, own, [...(weight > own ? [`${weight} of ${own}`] : []), ...heavy]),
    most('requests', requests, LIMITS.requests),
    most('script', scriptBytes(home), LIMITS.script),
    most('photo', input.photoBytes, LIMITS.photo),
    finding('contrast', Math.floor(contrast.least * 10) / 10, LIMITS.contrast, contrast.faults),
    finding(
      'alt',
      alternatives[0]?.described ?? 0,
      null,
      alternatives.flatMap(({ faults }) => faults),
    ),
    finding('structure', null, null, everywhere(checkStructure)),
    finding('overflow', LIMITS.narrowest, null, [...everywhere(checkWords), ...style.flatMap(checkWidths)]),
    finding(
      'links',
      sum(links.map((one) => one.links)),
      null,
      links.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
    ),
    finding(
      'privacy',
      0,
      0,
      everywhere((page) => checkPrivacy(page, origin)),
    ),
  ];
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
