import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes } from '../../platform/bytes-column.ts';
import type { DatedChange, Layer } from '../../site-kit/content/layer.ts';
import type { SiteDocument } from '../../site-kit/document.ts';
import type { FactsInput } from '../../site-kit/facts/input.ts';
import type { Finding } from '../../site-kit/quality/report.ts';
import type { Lang, LayoutName } from '../../site-kit/names.ts';
import type { ImageCluster } from './photos/images.port.ts';
import type { Manifest } from './publishing/manifest.ts';
import type { LegalIdentity, Tier, VersionCause } from './schemas.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Pictures of social pages and of owners, each stored once under the hash of its bytes. */
export const photos = pgTable('photos', {
  /** First 128 bits of the SHA-256 of the stored original, hexadecimal. */
  id: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  focalX: real('focal_x').notNull(),
  focalY: real('focal_y').notNull(),
  color: text().notNull(),
  dhash: text().notNull(),
  /** Empty for what was stored before anybody looked. */
  cuts: text().array().notNull().default([]),
  sharpness: real().notNull(),
  flyer: boolean().notNull(),
  clusters: jsonb().$type<ImageCluster[]>().notNull(),
  scrimWhole: real('scrim_whole').notNull(),
  scrimLower: real('scrim_lower').notNull(),
  bytes: integer().notNull(),
  createdAt: at('created_at').notNull(),
});

/** Which picture of a social page is which photo: the network's addresses expire, so they are never kept. */
export const photoSources = pgTable(
  'photo_sources',
  {
    pageId: text('page_id').notNull(),
    /** See picture-refs.ts. */
    ref: text().notNull(),
    photoId: text('photo_id')
      .notNull()
      .references(() => photos.id),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.pageId, t.ref] }), index('photo_sources_photo').on(t.photoId)],
);

/** What a social page said when it was last read: the material of its preview and of its site. */
export const pageSnapshots = pgTable('page_snapshots', {
  pageId: text('page_id').primaryKey(),
  /** Picture addresses are replaced by the references of photo_sources. */
  page: jsonb().$type<FactsInput>().notNull(),
  readAt: at('read_at').notNull(),
  /** Moves with every photo that arrives, so that a composed document knows when it is stale. */
  revision: integer().notNull(),
  /** The reading that wrote it (previews.reading); null for one from before readings had names. */
  reading: text(),
});

export const sites = pgTable(
  'sites',
  {
    id: text().primaryKey(),
    /** The order that bought it; null: its page's owner has it for free. */
    orderId: text('order_id').unique('sites_order'),
    pageId: text('page_id').notNull(),
    name: text().notNull(),
    slug: text().notNull().unique('sites_slug'),
    layout: text().$type<LayoutName>().notNull(),
    lang: text().$type<Lang>().notNull(),
    tier: text().$type<Tier>().notNull(),
    status: text().$type<'reserved' | 'live' | 'suspended' | 'closed'>().notNull(),
    legal: jsonb().$type<LegalIdentity>(),
    currentVersionId: text('current_version_id'),
    /** What is on show was made for free: the order that bought the site is not fulfilled before the next version. */
    awaitsVersion: boolean('awaits_version').notNull().default(false),
    /** Since when what should be published waits for a person, because it failed a gate; the version before stays up. */
    heldAt: at('held_at'),
    heldFor: jsonb('held_for').$type<Finding[]>(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    index('sites_page').on(t.pageId),
    uniqueIndex('sites_free_page')
      .on(t.pageId)
      .where(sql`order_id is null`),
  ],
);

/**
 * What a site shows: what its page said when it was bought, and what its owner says in its place. Readings of the page that
 * others begin change nothing here (accept-reading.ts), and none of them the owner's layer.
 */
export const siteContents = pgTable(
  'site_contents',
  {
    siteId: text('site_id')
      .primaryKey()
      .references(() => sites.id, { onDelete: 'cascade' }),
    accepted: jsonb().$type<FactsInput>().notNull(),
    /** The owner's values by unit (set-content.ts). */
    layer: jsonb().$type<Layer>().notNull().default({}),
    /** Page unit → hashes of values that the owner declined. */
    decided: jsonb().$type<Record<string, readonly string[]>>().notNull().default({}),
    /** The owner's values for a while. */
    dated: jsonb().$type<readonly DatedChange[]>().notNull().default([]),
    /** The reading of the order itself: when it ends, what it found replaces `accepted`. Null when none was under way. */
    reading: text(),
    acceptedAt: at('accepted_at').notNull(),
    /** The next moment at which the same content may draw differently; long ago where nobody has reckoned it. */
    goodUntil: at('good_until').notNull().default(new Date(0)),
  },
  (t) => [
    index('site_contents_due').on(t.goodUntil),
    index('site_contents_dated_due')
      .on(t.goodUntil)
      .where(sql`${t.dated} <> '[]'::jsonb`),
  ],
);

/**
 * The photos of that content, by the reference under which it names them, and those that its owner added; a photo that stands here
 * cannot be deleted.
 */
export const sitePhotos = pgTable(
  'site_photos',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => siteContents.siteId, { onDelete: 'cascade' }),
    ref: text().notNull(),
    photoId: text('photo_id')
      .notNull()
      .references(() => photos.id),
    /** Who brought it: the site's page, or its owner. */
    from: text('from').$type<'page' | 'upload'>().notNull().default('page'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.ref] }), index('site_photos_photo').on(t.photoId)],
);

/** PDF files that an owner offers on pages of theirs; the bytes stand beside built files, under their hash. */
export const siteFiles = pgTable(
  'site_files',
  {
    id: text().primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => siteContents.siteId, { onDelete: 'cascade' }),
    /** As its owner called it. */
    name: text().notNull(),
    bytes: integer().notNull(),
    /** SHA-256, hexadecimal. */
    hash: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [uniqueIndex('site_files_same').on(t.siteId, t.hash, t.name), index('site_files_hash').on(t.hash)],
);

export interface VersionContent {
  accepted: FactsInput;
  layer: Layer;
  dated: readonly DatedChange[];
}

/** Immutable: a change is a new row, and publishing moves `sites.current_version_id`. */
export const siteVersions = pgTable(
  'site_versions',
  {
    id: text().primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    /** Hash of the document and of every file: equal content is not published twice. */
    contentHash: text('content_hash').notNull(),
    /** Null of an older one, as `files`: what it was composed of says it (purge-versions.ts). Never of the one on show. */
    document: jsonb().$type<SiteDocument>(),
    /** The same in its other languages; null where it has none. */
    translations: jsonb().$type<SiteDocument[]>(),
    files: jsonb().$type<Manifest>(),
    /** What it was composed of; null of an older one, where `site_histories` has it, and of one from before the owner could say anything. */
    content: jsonb().$type<VersionContent>(),
    cause: text().$type<VersionCause>().notNull().default('order'),
    /** The role of whoever published it; null: nobody, it followed from something. */
    by: text(),
    /** The id of the helper it was; null where the role says it all. */
    who: text(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('site_versions_site').on(t.siteId, t.createdAt),
    index('site_versions_at').on(t.createdAt, t.siteId),
    index('site_versions_whole')
      .on(t.siteId, t.id)
      .where(sql`${t.files} is not null or ${t.content} is not null`),
  ],
);

/** What older versions were composed of, packed together (site-history.ts): from one to the next nearly all is the same. */
export const siteHistories = pgTable('site_histories', {
  siteId: text('site_id')
    .primaryKey()
    .references(() => siteContents.siteId, { onDelete: 'cascade' }),
  packed: bytes().notNull(),
  /** What of its owner's photos (keys of their units) and files (ids) it names. */
  named: text().array().notNull(),
});

/** Which photos a version shows: they stay as long as it does. */
export const versionPhotos = pgTable(
  'version_photos',
  {
    versionId: text('version_id')
      .notNull()
      .references(() => siteVersions.id, { onDelete: 'cascade' }),
    photoId: text('photo_id')
      .notNull()
      .references(() => photos.id),
  },
  (t) => [primaryKey({ columns: [t.versionId, t.photoId] }), index('version_photos_photo').on(t.photoId)],
);

/** Domains of customers. The free address needs no row: it is the slug under the sites' domain. */
export const siteHosts = pgTable(
  'site_hosts',
  {
    /** Lower case, punycode, without port. */
    host: text().primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    canonical: boolean().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('site_hosts_site').on(t.siteId)],
);

/**
 * The log of what is announced (site-changes.ts): a notice may be lost, a row not. Whoever follows reads from the oldest
 * transaction that had not ended when it read last.
 */
export const hostChanges = pgTable(
  'host_changes',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    siteId: text('site_id').notNull(),
    opens: boolean().notNull(),
    /** The transaction that wrote it. */
    tx: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    at: at('at').notNull(),
  },
  (t) => [index('host_changes_tx').on(t.tx)],
);
