import { defineCall, reply } from '../../platform/http-call.ts';
import { proveSite } from '../access/index.server.ts';
import { adoptPage, followAgain } from './adopt-page.ts';
import { disconnectPage } from './connect-page.ts';
import { decideProposal } from './decide-proposal.ts';
import { followingOf } from './following.ts';
import { readNow } from './monitor-page.ts';
import { replacePage } from './replace-page.ts';
import * as schemas from './schemas.ts';
import { setFollowMode } from './set-follow-mode.ts';
import { undoBatch } from './undo-batch.ts';

const following = '/buy_yr/api/site/{id}/following';
/** The screen asks every three seconds while a page is read. */
const ASKED = { burst: 60, perMinute: 60 };
/** Each publishes. */
const ACTED = { burst: 10, perMinute: 12 };
const answer = schemas.followingView;

/** How a site follows its page (owner.md 3 and 6), for its owner. For everybody else there is no such site. */
export const syncCalls = [
  defineCall({
    method: 'get',
    path: following,
    id: 'P2-following',
    summary: 'Whether a site follows its page, what came, and what waits for its owner',
    limit: ASKED,
    answer,
    run: async (ctx, { params }) => followingOf(ctx, { by: await proveSite(ctx, 'decide', params.id) }),
  }),
  defineCall({
    method: 'post',
    path: `${following}/read`,
    id: 'P2-read',
    summary: 'Read the page now',
    limit: ACTED,
    answer,
    status: [202],
    async run(ctx, { params }) {
      const by = await proveSite(ctx, 'decide', params.id);
      await readNow(ctx, { by });
      return reply(await followingOf(ctx, { by }), { status: 202 });
    },
  }),
  defineCall({
    method: 'post',
    path: `${following}/{proposal}/decide`,
    id: 'P2-decide',
    summary: 'Take what the page says, or keep what the site shows',
    limit: ACTED,
    body: schemas.decideInput,
    answer,
    async run(ctx, { params, body }) {
      const by = await proveSite(ctx, 'decide', params.id);
      await decideProposal(ctx, { by, proposal: params.proposal, ...(await body()) });
      return followingOf(ctx, { by });
    },
  }),
  defineCall({
    method: 'post',
    path: `${following}/batches/{batch}/undo`,
    id: 'P2-undo',
    summary: 'Show again what stood before something came from the page',
    limit: ACTED,
    answer,
    async run(ctx, { params }) {
      const by = await proveSite(ctx, 'decide', params.id);
      await undoBatch(ctx, { by, batch: params.batch });
      return followingOf(ctx, { by });
    },
  }),
  defineCall({
    method: 'post',
    path: `${following}/settings`,
    id: 'P2-settings',
    summary: 'Whether a kind of things follows the page or asks first',
    limit: ASKED,
    body: schemas.followInput,
    answer,
    async run(ctx, { params, body }) {
      const by = await proveSite(ctx, 'decide', params.id);
      await setFollowMode(ctx, { by, ...(await body()) });
      return followingOf(ctx, { by });
    },
  }),
  defineCall({
    method: 'post',
    path: `${following}/disconnect`,
    id: 'P2-disconnect',
    summary: 'Take the consent to the page back: its token is revoked and erased',
    limit: ACTED,
    answer,
    async run(ctx, { params }) {
      await disconnectPage(ctx, { by: await proveSite(ctx, 'connect', params.id) });
      return followingOf(ctx, { by: await proveSite(ctx, 'decide', params.id) });
    },
  }),
  ...(
    [
      ['adopt', 'Make what came from the page the owner’s, and follow it no more', adoptPage],
      ['follow', 'Follow the page again', followAgain],
      ['replace', 'Follow the page to which it has moved', replacePage],
    ] as const
  ).map(([what, summary, act]) =>
    defineCall({
      method: 'post',
      path: `${following}/${what}`,
      id: `P2-${what}`,
      summary,
      limit: ACTED,
      answer,
      async run(ctx, { params }) {
        const by = await proveSite(ctx, 'decide', params.id);
        await act(ctx, { by });
        return followingOf(ctx, { by });
      },
    }),
  ),
];
