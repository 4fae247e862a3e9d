import { and, eq } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError, isAppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { withEntry, type Layer } from '../../site-kit/content/layer.ts';
import { addedUnit, ownPhotoId } from '../../site-kit/content/own-photos.ts';
import { valuesOf } from '../../site-kit/content/page-units.ts';
import { isSamePicture } from '../../site-kit/same-picture.ts';
import type { SiteAccess } from '../access/index.server.ts';
import {
  addOwnPhoto,
  countOwnPhotos,
  heldPhotos,
  keepGivenPhoto,
  readGivenPhoto,
  refsOfPage,
  type GivenPhoto,
} from '../sites/index.server.ts';
import { layerOf, lockDraft, readDraft, requireEditing, writeStep, type Device, type Draft } from './draft.ts';
import { emptyOutcome, type Outcome } from './outcome.ts';
import { MOST_OWN_PHOTOS } from './schemas.ts';
import { siteEdits } from './tables.ts';

/** With those that were taken away again and are kept for ninety days. */
const MOST_KEPT = 2 * MOST_OWN_PHOTOS;

interface Asked {
  by: SiteAccess<'draft'>;
  /** Sent again with the same id, a photo is added once. */
  opId: string;
  rev: number;
  device?: Device;
  /** Of the file, read only where it may be added. */
  bytes: () => Promise<Uint8Array>;
}
/** `photo`: the reference of the photo in the owner's units. */
export type Added = Outcome & { photo: string };

/**
 * A photo of the owner's goes into the draft, as one act. Throws 'editor.photo-twice' (409, `fields.photo`: the one that is here),
 * 'editor.photos-full' (409), and why a file is no photo for a site (422): 'editor.photo-empty', 'editor.photo-form',
 * 'editor.photo-heic', 'editor.photo-pixels', 'editor.photo-broken', 'editor.photo-small'.
 */
export async function addPhoto(ctx: Ctx, { by, opId, rev, device, bytes }: Asked): Promise<Added> {
  const draft = await readDraft(ctx, by);
  requireEditing(draft);
  const before = await addedBy(ctx, by, opId);
  if (before) return { ...emptyOutcome(draft, rev), applied: [opId], photo: before };
  await requireRoom(ctx, by, layerOf(draft));
  const given = await readPhoto(ctx, await bytes());
  await requireNew(ctx, by, draft, given);
  const photoId = await keepGivenPhoto(ctx, given);
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockDraft(ctx, by);
    const raced = await addedBy(ctx, by, opId);
    if (raced) return { ...emptyOutcome(locked, rev), applied: [opId], photo: raced };
    await requireRoom(ctx, by, layerOf(locked));
    const known = await requireNew(ctx, by, locked, given);
    const photo = known ?? (await addOwnPhoto(ctx, { by, photoId }));
    const after = await write(ctx, locked, { opId, photo, device });
    return { ...emptyOutcome(after, rev), applied: [opId], photo };
  });
}

async function write(
  ctx: TxCtx,
  draft: Draft,
  { opId, photo, device }: { opId: string; photo: string; device?: Device },
): Promise<Draft> {
  const unit = addedUnit(photo);
  const entry = { unit, value: { added: true }, at: ctx.clock.now().toISOString(), by: draft.author.role };
  const after = withEntry(layerOf(draft), entry, valuesOf(draft.content.page))[unit] ?? null;
  return writeStep(ctx, draft, { edits: [{ opId, unit, before: null, after }], device });
}

/** The reference of the photo that this act added already. */
async function addedBy(ctx: Ctx, by: SiteAccess<'draft'>, opId: string): Promise<string | null> {
  const [edit] = await ctx.db
    .select({ unit: siteEdits.unit })
    .from(siteEdits)
    .where(and(eq(siteEdits.siteId, by.siteId), eq(siteEdits.opId, opId)));
  return edit ? edit.unit.slice(addedUnit('').length) : null;
}

async function requireRoom(ctx: Ctx, by: SiteAccess<'draft'>, layer: Layer): Promise<void> {
  const added = Object.keys(layer).filter((unit) => unit.startsWith(addedUnit(''))).length;
  if (added >= MOST_OWN_PHOTOS || (await countOwnPhotos(ctx, { by })) >= MOST_KEPT)
    throw new AppError('editor.photos-full', { status: 409 });
}

async function readPhoto(ctx: Ctx, bytes: Uint8Array): Promise<GivenPhoto> {
  if (bytes.byteLength === 0) throw new AppError('editor.photo-empty', { status: 422 });
  try {
    return await readGivenPhoto(ctx, { bytes });
  } catch (error) {
    if (!isAppError(error, 'sites.photo-unreadable')) throw error;
    const { why = 'broken' } = error.fields;
    throw new AppError(`editor.photo-${why}`, { status: 422, cause: error, reason: error.message });
  }
}

/**
 * Throws where the site shows this picture, or its owner put it away. One that they took away altogether comes back under its
 * name, which is returned.
 */
async function requireNew(
  ctx: Ctx,
  by: SiteAccess<'draft'>,
  draft: Draft,
  { analysis: { dhash } }: GivenPhoto,
): Promise<string | null> {
  const alike = (await heldPhotos(ctx, { by })).filter((held) => isSamePicture(held.dhash, dhash));
  const layer = layerOf(draft);
  const named = new Set(refsOfPage({ ...draft.content.page, picture: undefined }));
  const here = alike.find(({ ref }) => (ownPhotoId(ref) === null ? named.has(ref) : layer[addedUnit(ref)]));
  if (here) throw new AppError('editor.photo-twice', { status: 409, fields: { photo: here.ref } });
  return alike.find(({ ref }) => ownPhotoId(ref) !== null)?.ref ?? null;
}
