/** What the calls about a site's draft take and give (owner.md 5). Browser-safe. Instants are ISO 8601. */
import * as z from 'zod/mini';
import { LANGS } from '../../site-kit/names.ts';
import { calendarDay } from '../../site-kit/typed-text.ts';
import { siteRights } from '../access/schemas.ts';
import { CAUSES } from '../sites/schemas.ts';

export const MOST_OPS = 50;
/** Photos that an owner may add to a site. */
export const MOST_OWN_PHOTOS = 500;
/** Bytes of a file that is sent. */
export const MOST_PHOTO_BYTES = 15_000_000;
/** Files that the pages of a site may offer, and the bytes of one. */
export const MOST_OWN_FILES = 40;
export const MOST_FILE_BYTES = 10_000_000;
/** Versions that are listed and can be gone back to. */
export const MOST_VERSIONS = 60;

const hash = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const unit = z.string().check(z.minLength(1), z.maxLength(300));
const opId = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,40}$/));
const rev = z.int().check(z.gte(0), z.lte(2 ** 31 - 1));
const instant = z.string();
const device = z.enum(['phone', 'tablet', 'computer']);
/** Key of a text of namespace `editor`, and what stands in its places. */
const label = z.catchall(z.object({ key: z.string() }), z.union([z.string(), z.number()]));

/** One unit of the page as the draft has it. */
export const unitView = z.object({
  unit,
  kind: z.enum(['fact', 'copy', 'list', 'look', 'item', 'page', 'translation']),
  /** What is shown: the owner's value, else the derived one. */
  value: z.unknown(),
  /** What the page gives; null if nothing. */
  derived: z.unknown(),
  /** The owner holds a value. */
  own: z.boolean(),
  /** Of the owner's value in the draft, or of none: the `from` of the next op on this unit. */
  hash,
  limit: z.number(),
  /** The page has moved since the owner's value was written. */
  over_moved: z.boolean(),
  by: z.nullable(z.string()),
  at: z.nullable(instant),
  /** Written by whoever may not publish, and not published yet. */
  unseen: z.boolean(),
  label,
  /** Id of the section that shows it, or would. */
  section: z.nullable(z.string()),
  /** Of a translation: the unit, what the site shows of it in its main language, and the hash of that. A translation of anything else is out of date. */
  translates: z.optional(z.object({ unit, value: z.unknown(), of: hash })),
  /** Of an item: the value that puts it away. */
  hide: z.optional(z.object({ hidden: z.literal(true), dhash: z.optional(z.string()) })),
  /** `large`: as wide as a phone. Pixels of the original. */
  photo: z.optional(
    z.object({ id: z.string(), url: z.string(), large: z.string(), width: z.number(), height: z.number() }),
  ),
  /** What visitors see in its place for a while. */
  dated: z.optional(z.object({ id: z.string(), value: z.unknown(), from: instant, until: instant })),
  /** Of the order of sections: those that no order moves in this layout, and those that move together. */
  bound: z.optional(z.object({ fixed: z.array(z.string()), together: z.array(z.array(z.string())) })),
});
export type UnitView = z.infer<typeof unitView>;

/** How far the site is in each of its other languages: percent of the running words; `listed`: search engines are told of it. */
const languages = z.array(z.object({ lang: z.enum(LANGS), share: z.number(), listed: z.boolean() }));
const can = z.object({ undo: z.boolean(), redo: z.boolean(), publish: z.boolean() });

/** GET …/draft */
export const draftView = z.object({
  site: z.object({
    id: z.string(),
    /** Of whoever may open its order. */
    order_id: z.nullable(z.string()),
    name: z.string(),
    url: z.string(),
    layout: z.string(),
    lang: z.string(),
    status: z.string(),
    /** Languages that its plan gives beside the main one. */
    most_languages: z.number(),
  }),
  rev,
  /** Units that differ from what is published. */
  changes: z.number(),
  can,
  may: siteRights,
  languages,
  published_at: z.nullable(instant),
  units: z.array(unitView),
});
export type DraftView = z.infer<typeof draftView>;

/** POST …/draft/ops. `from`: hash of the value that the author saw; `value` null: back to what the page gives. */
export const saveOpsInput = z.object({
  rev,
  ops: z
    .array(z.object({ op_id: opId, unit, from: hash, value: z.unknown() }))
    .check(z.minLength(1), z.maxLength(MOST_OPS)),
  /** The class of device, for the history. */
  device: z.optional(device),
});
export type SaveOpsInput = z.infer<typeof saveOpsInput>;

/** POST …/draft/undo, redo, discard, publish */
export const revInput = z.object({ rev });
/** POST …/versions/{version}/restore. Without `units`: all of them. */
export const restoreInput = z.object({
  rev,
  units: z.optional(z.array(unit).check(z.minLength(1), z.maxLength(1000))),
});

/** What an act on the draft comes to. `changed`: all that changed since the `rev` that was sent. */
export const draftAnswer = z.object({
  rev,
  applied: z.array(z.string()),
  /** The value was not taken; `message` says why in the caller's language. */
  refused: z.array(z.object({ op_id: z.string(), unit, code: z.string(), message: z.string() })),
  /** Somebody else wrote there first: their value, and the hash to go on from. */
  conflicts: z.array(
    z.object({
      op_id: z.string(),
      unit,
      value: z.unknown(),
      hash,
      by: z.nullable(z.string()),
      at: z.nullable(instant),
    }),
  ),
  changed: z.array(unitView),
  changes: z.number(),
  can,
  languages,
});
export type DraftAnswer = z.infer<typeof draftAnswer>;

/** POST …/draft/photos, whose body is the file. */
export const addPhotoQuery = z.object({
  op_id: opId,
  rev: z.coerce.number().check(z.int(), z.gte(0)),
  device: z.optional(device),
});
/** `photo`: the reference of the new photo. */
export const photoAnswer = z.extend(draftAnswer, { photo: z.string() });
export type PhotoAnswer = z.infer<typeof photoAnswer>;

/** POST …/draft/files: the name as the owner's device has it. */
export const addFileQuery = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120), z.regex(/^[^\p{Cc}/\\]+$/u)),
});
export const fileAnswer = z.object({ id: z.string(), name: z.string(), bytes: z.number() });
export type FileAnswer = z.infer<typeof fileAnswer>;

const finding = z.object({ level: z.enum(['fault', 'hint']), text: z.string(), unit: z.nullable(unit) });
export type DraftFinding = z.infer<typeof finding>;
/** GET …/draft/check. A fault keeps the draft from being published. */
export const checkAnswer = z.object({ findings: z.array(finding) });

/** GET …/draft/canvas */
export const canvasAnswer = z.object({ rev, html: z.string() });
/** POST …/draft/canvas: an address that opens the draft without a session. */
export const openCanvasAnswer = z.object({ url: z.string(), until: instant });

/** POST …/draft/publish. 409 `editor.draft-moved` with what changed; 422 `sites.quality-gate` with the findings. */
export const publishAnswer = z.object({ version: z.string(), url: z.string(), changed: z.boolean() });

const changeId = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,40}$/));
/** POST …/scheduled. Days are those of the business; `from` null: now; `until`: the last day; 'same': the days of
 * the change that it replaces. `lift`: the draft gives up what it holds of the unit. `id` is the caller's, so that a repeated call is one. */
export const scheduleInput = z.object({
  id: changeId,
  unit,
  value: z.unknown(),
  from: z.nullable(calendarDay),
  until: z.union([z.enum(['today', 'same']), calendarDay]),
  /** Id of the change in whose place it comes. */
  replaces: z.optional(changeId),
  lift: z.optional(z.boolean()),
});
export type ScheduleInput = z.infer<typeof scheduleInput>;

/** GET …/scheduled, POST …/scheduled, POST …/scheduled/{change}/cancel. `skipped`: why it does not happen; `until` is after it. */
export const scheduledAnswer = z.object({
  time_zone: z.string(),
  scheduled: z.array(
    z.object({
      id: z.string(),
      unit,
      value: z.unknown(),
      from: instant,
      until: instant,
      began: z.boolean(),
      skipped: z.nullable(z.enum(['edited', 'photo', 'plan'])),
    }),
  ),
});
export type ScheduledAnswer = z.infer<typeof scheduledAnswer>;

/**
 * GET …/versions, the youngest first. `by`: 'you' or a role, null where nobody published; `name`: the address of the helper it
 * was, to the owner alone. `changes`: units whose value differs from the version before.
 */
export const versionsAnswer = z.object({
  versions: z.array(
    z.object({
      id: z.string(),
      at: instant,
      by: z.nullable(z.string()),
      name: z.nullable(z.string()),
      cause: z.enum(CAUSES),
      changes: z.array(unit),
      current: z.boolean(),
    }),
  ),
});
export type VersionsAnswer = z.infer<typeof versionsAnswer>;
