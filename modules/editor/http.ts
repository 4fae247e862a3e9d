import { z } from 'zod';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError, isAppError } from '../../platform/errors.ts';
import { defineCall, HtmlReply, reply } from '../../platform/http-call.ts';
import { GATES, type Gate } from '../../site-kit/quality/report.ts';
import { proveSite, type SiteAccess } from '../access/index.server.ts';
import { addFile } from './add-file.ts';
import { addPhoto } from './add-photo.ts';
import { answerOf, getDraft } from './answer.ts';
import { cancelScheduled } from './cancel-scheduled.ts';
import { checkDraft, drawDraftPage, findingsOf } from './check-draft.ts';
import { readDraft } from './draft.ts';
import { drawDraft, openCanvas } from './draw-canvas.ts';
import { listScheduled } from './list-scheduled.ts';
import { listVersions } from './list-versions.ts';
import { moveEdits } from './move-edits.ts';
import { emptyOutcome } from './outcome.ts';
import { publishDraft } from './publish-draft.ts';
import { discardDraft, restoreVersion } from './replace-layer.ts';
import { saveOps } from './save-ops.ts';
import { scheduleChange } from './schedule-change.ts';
import * as schemas from './schemas.ts';

const site = '/buy_yr/api/site/{id}';
const draft = `${site}/draft` as const;
/** A person types one batch after another, 400 ms apart at most. */
const TYPED = { burst: 120, perMinute: 180 };
/** Each composes a site; some draw it. */
const COMPOSED = { burst: 30, perMinute: 60 };

/** Screens send one photo after another; each is decoded and encoded. */
const PHOTOS = { burst: 60, perMinute: 60 };

type Say = (code: string) => string;
const stepCall = (what: 'undo' | 'redo' | 'discard', summary: string) =>
  defineCall({
    method: 'post',
    path: `${draft}/${what}`,
    id: `S2-${what}`,
    summary,
    limit: TYPED,
    body: schemas.revInput,
    answer: schemas.draftAnswer,
    async run(ctx, { params, body, say }) {
      const by = await proveSite(ctx, 'draft', params.id);
      const given = { by, ...(await body()) };
      const outcome = what === 'discard' ? discardDraft(ctx, given) : moveEdits(ctx, { ...given, way: what });
      return answerOf(ctx, { by, outcome: await outcome, say });
    },
  });

/** The draft of a site (owner.md 5), for its owner. For everybody else there is none. */
export const editorCalls = [
  defineCall({
    method: 'get',
    path: draft,
    id: 'S2-draft',
    summary: 'Everything that the owner of a site may change, as the draft has it',
    limit: COMPOSED,
    answer: schemas.draftView,
    run: async (ctx, { params }) => getDraft(ctx, { by: await proveSite(ctx, 'draft', params.id) }),
  }),
  defineCall({
    method: 'post',
    path: `${draft}/ops`,
    id: 'S2-ops',
    summary: 'Write values into the draft',
    limit: TYPED,
    body: schemas.saveOpsInput,
    answer: schemas.draftAnswer,
    async run(ctx, { params, body, say }) {
      const by = await proveSite(ctx, 'draft', params.id);
      return answerOf(ctx, { by, outcome: await saveOps(ctx, { by, ...(await body()) }), say });
    },
  }),
  defineCall({
    method: 'post',
    path: `${draft}/photos`,
    id: 'S2-photo',
    summary: 'Add a photo to the draft',
    limit: PHOTOS,
    query: { op_id: 'sent again under the same one, a photo is added once', rev: 'of the draft', device: 'its class' },
    upload: { type: 'image/*', mostBytes: schemas.MOST_PHOTO_BYTES, tooLarge: 'editor.photo-large' },
    answer: schemas.photoAnswer,
    async run(ctx, { params, query, file, say }) {
      const by = await proveSite(ctx, 'draft', params.id);
      const asked = schemas.addPhotoQuery.safeParse(query);
      if (!asked.success) throw new AppError('http.bad-input', { status: 400 });
      const { op_id: opId, rev, device } = asked.data;
      const outcome = await addPhoto(ctx, { by, opId, rev, bytes: file, ...(device ? { device } : {}) });
      return { ...(await answerOf(ctx, { by, outcome, say })), photo: outcome.photo };
    },
  }),
  defineCall({
    method: 'post',
    path: `${draft}/files`,
    id: 'S2-file',
    summary: 'Add a PDF that a page of the owner may offer',
    limit: PHOTOS,
    query: { name: 'of the file, as it is offered' },
    upload: { type: 'application/pdf', mostBytes: schemas.MOST_FILE_BYTES, tooLarge: 'editor.file-large' },
    answer: schemas.fileAnswer,
    async run(ctx, { params, query, file }) {
      const by = await proveSite(ctx, 'draft', params.id);
      const asked = schemas.addFileQuery.safeParse(query);
      if (!asked.success) throw new AppError('http.bad-input', { status: 400 });
      return addFile(ctx, { by, name: asked.data.name, bytes: file });
    },
  }),
  stepCall('undo', 'Take back the last act on the draft'),
  stepCall('redo', 'Do again what was taken back'),
  stepCall('discard', 'The draft says again what is published'),
  defineCall({
    method: 'get',
    path: `${draft}/check`,
    id: 'S2-check',
    summary: 'What would keep the draft from being published',
    limit: COMPOSED,
    answer: schemas.checkAnswer,
    async run(ctx, { params, say }) {
      return { findings: await checkDraft(ctx, { by: await proveSite(ctx, 'draft', params.id), say }) };
    },
  }),
  defineCall({
    method: 'get',
    path: `${draft}/page`,
    id: 'S2-page',
    summary: 'A page of the draft as visitors would see it, for a frame of our own screens',
    limit: COMPOSED,
    html: true,
    query: {
      page: 'Id of a page that the owner added; without it the first page',
      lang: 'Another language of the site; without it the main one',
    },
    answer: z.string(),
    async run(ctx, { params, query }) {
      const by = await proveSite(ctx, 'draft', params.id);
      const { html, policy } = await drawDraftPage(ctx, { by, page: query['page'], lang: query['lang'] });
      return new HtmlReply(html, { 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN' });
    },
  }),
  defineCall({
    method: 'get',
    path: `${draft}/canvas`,
    id: 'S2-canvas',
    summary:
      'The first page of the draft with an anchor at everything that may be changed; with another look, which is written nowhere',
    limit: COMPOSED,
    query: { layout: 'A layout that is tried', color: 'A colour that is tried, #rrggbb' },
    answer: schemas.canvasAnswer,
    async run(ctx, { params, query }) {
      return drawDraft(ctx, { by: await proveSite(ctx, 'draft', params.id), page: 'home', look: query });
    },
  }),
  defineCall({
    method: 'post',
    path: `${draft}/canvas`,
    id: 'S2-open-canvas',
    summary: 'Where the page of the draft can be edited for the next half hour',
    limit: COMPOSED,
    answer: schemas.openCanvasAnswer,
    run: async (ctx, { params }) => openCanvas(ctx, { by: await proveSite(ctx, 'draft', params.id) }),
  }),
  defineCall({
    method: 'post',
    path: `${draft}/publish`,
    id: 'S2-publish',
    summary: 'Show the draft',
    limit: { burst: 10, perMinute: 12 },
    body: schemas.revInput,
    answer: schemas.publishAnswer,
    async run(ctx, { params, body, say }) {
      const by = await proveSite(ctx, 'publish', params.id);
      const { rev } = await body();
      try {
        return await publishDraft(ctx, { by, rev });
      } catch (error) {
        return refusedPublishing(ctx, { by, rev, say, error });
      }
    },
  }),
  defineCall({
    method: 'get',
    path: `${site}/scheduled`,
    id: 'S2-scheduled',
    summary: 'What the site is to show for a while',
    limit: COMPOSED,
    answer: schemas.scheduledAnswer,
    run: async (ctx, { params }) => listScheduled(ctx, { by: await proveSite(ctx, 'draft', params.id) }),
  }),
  defineCall({
    method: 'post',
    path: `${site}/scheduled`,
    id: 'S2-schedule',
    summary: 'Show a value for a while, without publishing the draft',
    limit: COMPOSED,
    body: schemas.scheduleInput,
    answer: schemas.scheduledAnswer,
    async run(ctx, { params, body }) {
      const by = await proveSite(ctx, 'publish', params.id);
      await scheduleChange(ctx, { by, ...(await body()) });
      return listScheduled(ctx, { by });
    },
  }),
  defineCall({
    method: 'post',
    path: `${site}/scheduled/{change}/cancel`,
    id: 'S2-cancel-scheduled',
    summary: 'A value for a while is not shown, or not any more',
    limit: COMPOSED,
    answer: schemas.scheduledAnswer,
    async run(ctx, { params }) {
      const by = await proveSite(ctx, 'publish', params.id);
      await cancelScheduled(ctx, { by, change: params.change });
      return listScheduled(ctx, { by });
    },
  }),
  defineCall({
    method: 'get',
    path: `${site}/versions`,
    id: 'S2-versions',
    summary: 'What the site was',
    limit: COMPOSED,
    answer: schemas.versionsAnswer,
    run: async (ctx, { params }) => listVersions(ctx, { by: await proveSite(ctx, 'draft', params.id) }),
  }),
  defineCall({
    method: 'post',
    path: `${site}/versions/{version}/restore`,
    id: 'S2-restore',
    summary: 'What the owner said in a version goes into the draft',
    limit: COMPOSED,
    body: schemas.restoreInput,
    answer: schemas.draftAnswer,
    async run(ctx, { params, body, say }) {
      const by = await proveSite(ctx, 'draft', params.id);
      const outcome = await restoreVersion(ctx, { by, version: params.version, ...(await body()) });
      return answerOf(ctx, { by, outcome, say });
    },
  }),
];

/** With what changed, or with what fails: the screen shows it where it stands. */
async function refusedPublishing(
  ctx: Ctx,
  { by, rev, say, error }: { by: SiteAccess<'publish'>; rev: number; say: Say; error: unknown },
): Promise<unknown> {
  const refusal = (code: string) => ({ error: { code, message: say(code), request_id: ctx.requestId } });
  if (isAppError(error, 'editor.draft-moved')) {
    const outcome = emptyOutcome(await readDraft(ctx, by), rev);
    return reply({ ...refusal(error.code), ...(await answerOf(ctx, { by, outcome, say })) }, { status: 409 });
  }
  if (!isAppError(error, 'sites.quality-gate')) throw error;
  const gates = GATES.filter((gate: Gate) => gate in error.fields);
  return reply({ ...refusal(error.code), findings: findingsOf(gates, say) }, { status: 422 });
}
