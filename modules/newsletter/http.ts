import type * as mini from 'zod/mini';
import type { Ctx } from '../../platform/ctx.ts';
import { defineCall } from '../../platform/http-call.ts';
import { proveSite, type SiteAccess } from '../access/index.server.ts';
import { eraseSubscriber } from './leave.ts';
import { draftLetter, planLetter, saveLetter, sendTest, skipLetter, stopLetter } from './letters.ts';
import { listSubscribers } from './list-subscribers.ts';
import { newsOfSite } from './news-of-site.ts';
import * as schemas from './schemas.ts';
import { setStatus } from './settings.ts';

const of = '/buy_yr/api/site/{id}/news';
const PRESSED = { burst: 30, perMinute: 30 };
/** Each leaves as a mail. */
const TESTS = { burst: 5, perMinute: 1 };
const answer = schemas.newsView;

/** An act on the newsletter of a site; answered with all that the screen shows. */
const act = <Right extends 'draft' | 'publish', Body>(
  path: `/${string}`,
  right: Right,
  about: { id: string; summary: string; body: mini.ZodMiniType<Body>; limit?: typeof PRESSED },
  run: (ctx: Ctx, given: { by: SiteAccess<Right> } & Body) => Promise<unknown>,
) =>
  defineCall({
    method: 'post',
    path: `${of}${path}`,
    limit: PRESSED,
    answer,
    ...about,
    async run(ctx, { params, body }) {
      const { id }: { id: string } = params;
      const by = await proveSite(ctx, right, id);
      await run(ctx, { by, ...(await body()) });
      return newsOfSite(ctx, { by: await proveSite(ctx, 'draft', id) });
    },
  });

const none = schemas.noInput;
/** The newsletter of a site: written by whoever may write for it, opened and sent by whoever may publish it, its readers the owner's alone. */
export const newsCalls = [
  defineCall({
    method: 'get',
    path: of,
    id: 'P10-news',
    summary: 'The newsletter of a site',
    limit: PRESSED,
    answer,
    run: async (ctx, { params }) => newsOfSite(ctx, { by: await proveSite(ctx, 'draft', params.id) }),
  }),
  act(
    '/state',
    'publish',
    { id: 'P10-news-state', summary: 'Put the form on the site, or take it off', body: schemas.stateInput },
    setStatus,
  ),
  act('/letter', 'draft', { id: 'P10-news-letter', summary: 'Save the draft', body: schemas.letterInput }, saveLetter),
  act(
    '/letter/make',
    'draft',
    { id: 'P10-news-make', summary: 'Make a draft of what the page tells', body: none },
    draftLetter,
  ),
  act('/letter/skip', 'draft', { id: 'P10-news-skip', summary: 'Drop the draft', body: none }, skipLetter),
  act(
    '/letter/test',
    'draft',
    { id: 'P10-news-test', summary: 'Send the draft to the owner alone', body: none, limit: TESTS },
    sendTest,
  ),
  act(
    '/letter/plan',
    'publish',
    { id: 'P10-news-plan', summary: 'Send the draft, now or later', body: schemas.planInput },
    planLetter,
  ),
  act('/letter/stop', 'publish', { id: 'P10-news-stop', summary: 'Stop the letter', body: none }, stopLetter),
  defineCall({
    method: 'get',
    path: `${of}/subscribers`,
    id: 'P10-news-subscribers',
    summary: 'Who subscribed, with proofs',
    limit: PRESSED,
    answer: schemas.subscribersView,
    run: async (ctx, { params }) => listSubscribers(ctx, { by: await proveSite(ctx, 'manage', params.id) }),
  }),
  defineCall({
    method: 'post',
    path: `${of}/subscribers/{subscriber}/erase`,
    id: 'P10-news-erase',
    summary: 'Erase the address of a subscriber',
    limit: PRESSED,
    body: none,
    answer: schemas.subscribersView,
    async run(ctx, { params, body }) {
      const by = await proveSite(ctx, 'manage', params.id);
      await body();
      await eraseSubscriber(ctx, { by, id: params.subscriber });
      return listSubscribers(ctx, { by });
    },
  }),
];
