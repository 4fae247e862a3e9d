/** Ready site documents of the cast, from its real pictures. For layout tests and the gallery; not for sandboxes. */
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createImages } from '../../adapters/images-sharp/index.ts';
import type { ImageAnalysis } from '../../modules/sites/photos/images.port.ts';
import { composeDocument } from '../../site-kit/compose.ts';
import type { LayoutName, SiteDocument } from '../../site-kit/document.ts';
import type { Facts } from '../../site-kit/facts/facts.ts';
import type { FactsInput } from '../../site-kit/facts/input.ts';
import { readFacts } from '../../site-kit/facts/read-facts.ts';
import type { StoredLogo, StoredPhoto } from '../../site-kit/photos.ts';
import { castFile } from './everyday/index.ts';
import { type RawPage, demoPage } from './pages.ts';

export interface DemoFacts {
  facts: Facts;
  photos: StoredPhoto[];
  logo: StoredLogo | null;
}

const images = createImages();
const analysed = new Map<string, Promise<StoredLogo>>();
const files = new Map<string, string>();
const understood = new Map<string, Promise<DemoFacts>>();
const composed = new Map<string, Promise<SiteDocument>>();

/** The page with its lists flat, as the product's port hands it over. */
export function flatPage(page: RawPage): FactsInput {
  return {
    ...page,
    photos: page.photos.data,
    posts: page.posts.data,
    events: page.events.data,
    ratings: page.ratings.data,
  };
}

function storyTime({ _demo: story }: RawPage): Date {
  return new Date(story.asOf);
}

/** Facts and analysed pictures of a page of the cast at a moment, `_demo.asOf` unless told. Cached in memory. */
export async function demoFacts(pageId: string, now?: Date): Promise<DemoFacts> {
  const page = demoPage(pageId);
  const at = now ?? storyTime(page);
  const key = `${page.id} ${at.toISOString()}`;
  let found = understood.get(key);
  if (!found) understood.set(key, (found = understand(flatPage(page), at)));
  return found;
}

/** The site document of a page of the cast (id or user name) in a layout. */
export async function demoDocument(pageId: string, layout: LayoutName, now?: Date): Promise<SiteDocument> {
  const page = demoPage(pageId);
  const at = now ?? storyTime(page);
  const key = `${page.id} ${layout} ${at.toISOString()}`;
  let found = composed.get(key);
  if (!found) composed.set(key, (found = compose(pageId, layout, at)));
  // Whoever changes theirs changes nobody else's.
  return structuredClone(await found);
}

async function compose(pageId: string, layout: LayoutName, now: Date): Promise<SiteDocument> {
  const known = await demoFacts(pageId, now);
  return composeDocument({ ...known, layout, lang: known.facts.lang, now });
}

/** The same of a page that is not in the cast but made from its pictures. */
export async function pageDocument(page: RawPage, layout: LayoutName, now: Date): Promise<SiteDocument> {
  const known = await understand(flatPage(page), now);
  return composeDocument({ ...known, layout, lang: known.facts.lang, now });
}

/** The picture file behind a photo id of a document made here, so that a script can serve its bytes. */
export function demoPhotoFile(photoId: string): string {
  const file = files.get(photoId);
  if (!file) throw new Error(`No document made so far shows a photo ${photoId}`);
  return file;
}

/** For tests that change a page before it is read. */
export async function understand(page: FactsInput, now: Date): Promise<DemoFacts> {
  const facts = readFacts(page, { now });
  const photos = await Promise.all(
    facts.pictures.map(async (picture) => ({ ...picture, ...(await analyse(picture.source)) })),
  );
  return { facts, photos, logo: facts.logo === null ? null : await analyse(facts.logo) };
}

function analyse(path: string): Promise<StoredLogo> {
  let found = analysed.get(path);
  if (!found) analysed.set(path, (found = castFile(path).then(measure)));
  return found;
}

async function measure(file: string): Promise<StoredLogo> {
  const bytes = await readFile(file);
  const photoId = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  files.set(photoId, file);
  return { photoId, analysis: await measuredOnce(photoId, bytes) };
}

const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/vetrina-cast');
const ANALYSER = join(import.meta.dirname, '../../adapters/images-sharp');
let analyser: string | undefined;

/** Hash of the code that measures: other code, other measures. */
function analyserHash(): string {
  const sources = readdirSync(ANALYSER).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  const hash = createHash('sha256');
  for (const name of sources.toSorted()) hash.update(readFileSync(join(ANALYSER, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Measuring the cast's pictures takes longer than most tests: whoever comes first leaves the result for the others. */
async function measuredOnce(photoId: string, bytes: Buffer): Promise<ImageAnalysis> {
  analyser ??= analyserHash();
  const kept = join(FOLDER, analyser, `${photoId}.json`);
  try {
    return JSON.parse(await readFile(kept, 'utf8')) as ImageAnalysis;
  } catch {
    const analysis = await images.analyse(bytes);
    await mkdir(join(FOLDER, analyser), { recursive: true });
    // Written beside and moved: somebody else may be reading.
    const beside = `${kept}.${process.pid}.${randomUUID()}`;
    await writeFile(beside, JSON.stringify(analysis));
    await rename(beside, kept);
    return analysis;
  }
}
