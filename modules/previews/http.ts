import * as z from 'zod/mini';
import { AppError } from '../../platform/errors.ts';
import { done } from '../../platform/answers.ts';
import { defineCall, FileReply, reply } from '../../platform/http-call.ts';
import { proveStaff } from '../access/index.server.ts';
import { agentPreviews } from './agent-previews.ts';
import { getPreview } from './get-preview.ts';
import { mailPreviewLink } from './mail-preview-link.ts';
import { openPreviewLink } from './open-preview-link.ts';
import { pagePicture } from './page-picture.ts';
import * as schemas from './schemas.ts';
import { searchForAgent } from './search-for-agent.ts';
import { searchPages } from './search-pages.ts';
import { revokePreviewLink, sharePreview } from './share-preview.ts';
import { startPreview } from './start-preview.ts';

const one = '/buy_yr/api/page/preview/{id}';

/** Page search (C7), and the generated site of a social page (C8) with the links that agents and visitors pass on. */
export const previewCalls = [
  defineCall({
    method: 'post',
    path: '/buy_yr/api/page/search',
    id: 'C7',
    summary: 'Search social pages',
    limit: { burst: 40, perMinute: 60 },
    // The agents' form, `type` and `query`, asks for their token.
    body: z.union([schemas.searchInput, schemas.agentSearchInput]),
    answer: z.union([schemas.agentSearchAnswer, schemas.searchAnswer]),
    async run(ctx, { body }) {
      const input = await body();
      if (!('query' in input)) return { data: await searchPages(ctx, input) };
      return { data: await searchForAgent(ctx, { by: proveStaff(ctx, 'agent'), ...input }) };
    },
  }),
  // The answer comes at once, with the address and how far the site is.
  defineCall({
    method: 'post',
    path: '/buy_yr/api/page/preview',
    id: 'C8',
    summary: 'Generate a preview',
    limit: { burst: 20, perMinute: 20 },
    body: schemas.previewInput,
    answer: schemas.preview,
    status: [200, 202],
    async run(ctx, { body }) {
      const preview = await startPreview(ctx, await body());
      return reply(preview, { status: preview.status === 'ready' ? 200 : 202 });
    },
  }),
  defineCall({
    method: 'get',
    path: one,
    id: 'C8-status',
    summary: 'How far a preview is',
    answer: schemas.preview,
    run: (ctx, { params }) => getPreview(ctx, params.id),
  }),
  defineCall({
    method: 'get',
    path: '/buy_yr/api/agent/previews',
    id: 'A3-previews',
    summary: 'The sites that the agent who asks has had made or has shared',
    query: { before: 'where the page before ended' },
    answer: schemas.agentPreviews,
    async run(ctx, { query }) {
      const by = proveStaff(ctx, 'agent');
      const read = schemas.agentPreviewsQuery.safeParse(query);
      if (!read.success) throw new AppError('http.bad-input', { status: 400, fields: { query: 'invalid' } });
      return agentPreviews(ctx, { by, ...read.data });
    },
  }),
  defineCall({
    method: 'post',
    path: `${one}/share`,
    id: 'A3-share',
    summary: 'A signed link to a preview (agents)',
    limit: { burst: 30, perMinute: 30 },
    body: schemas.sharePreviewInput,
    answer: schemas.previewLinkMade,
    status: [201],
    async run(ctx, { params, body }) {
      const by = proveStaff(ctx, 'agent');
      const { layout } = await body();
      return reply(await sharePreview(ctx, { by, id: params.id, layout: layout ?? null }), { status: 201 });
    },
  }),
  defineCall({
    method: 'post',
    path: '/buy_yr/api/page/preview-link/{id}/revoke',
    id: 'A3-revoke',
    summary: 'End a signed link: it opens nothing any more (agents)',
    answer: done,
    async run(ctx, { params }) {
      await revokePreviewLink(ctx, { by: proveStaff(ctx, 'agent'), linkId: params.id });
      return {};
    },
  }),
  defineCall({
    method: 'post',
    path: `${one}/mail`,
    id: 'L6-mail',
    summary: 'Send a preview’s link to one address',
    limit: { burst: 3, perMinute: 1 },
    body: schemas.mailPreviewInput,
    answer: done,
    async run(ctx, { params, body }) {
      await mailPreviewLink(ctx, params.id, await body());
      return {};
    },
  }),
  defineCall({
    method: 'post',
    path: '/buy_yr/api/page/preview-link/open',
    id: 'L4-open',
    summary: 'What a signed yr_preview opens',
    limit: { burst: 60, perMinute: 60 },
    body: schemas.openPreviewLinkInput,
    answer: schemas.openedLink,
    run: async (ctx, { body }) => openPreviewLink(ctx, (await body()).value),
  }),
  // From our own host, so that a visitor's browser never meets the network.
  defineCall({
    method: 'get',
    path: '/buy_yr/api/page/{id}/picture',
    id: 'C7-picture',
    summary: 'A page’s profile picture',
    limit: { burst: 120, perMinute: 240 },
    answer: { file: 'image/webp' },
    status: [200, 404],
    async run(ctx, { params }) {
      const id = schemas.previewInput.shape.id.safeParse(params.id);
      const bytes = id.success ? await pagePicture(ctx, id.data) : null;
      if (!bytes) return new FileReply(null, { status: 404, headers: { 'cache-control': 'public, max-age=300' } });
      return new FileReply(new Uint8Array(bytes), {
        headers: {
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=3600',
          'x-content-type-options': 'nosniff',
        },
      });
    },
  }),
];
