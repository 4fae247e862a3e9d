import { defineCall } from '../../platform/http-call.ts';
import { proveFreeSite } from '../access/index.server.ts';
import { freeOffer } from '../plans/free/schemas.ts';
import { chooseLayout } from './choose-layout.ts';
import { takeOffline } from './end-free-site.ts';
import { viewOfFreeSite } from './free-site-view.ts';
import { isOffered } from './offered.ts';
import * as schemas from './schemas.ts';

const site = '/buy_yr/api/free-site/{id}';
/** A person presses these, one after the other. */
const PRESSED = { burst: 20, perMinute: 20 };
const answer = schemas.freeSiteView;

/** A site that its page's owner has for free, for whoever proved the page at the network. For everybody else there is none. */
export const freeSiteCalls = [
  defineCall({
    method: 'get',
    path: '/buy_yr/api/page/{id}/free',
    id: 'P7-offer',
    summary: 'Whether a page may be put online for free',
    limit: { burst: 40, perMinute: 40 },
    answer: freeOffer,
    run: async (ctx, { params }) => ({ offered: await isOffered(ctx, params.id) }),
  }),
  defineCall({
    method: 'get',
    path: site,
    id: 'P7-free-site',
    summary: 'A free site: its address, until when it is online, its layout',
    limit: { burst: 60, perMinute: 60 },
    answer,
    run: async (ctx, { params }) => viewOfFreeSite(ctx, { by: await proveFreeSite(ctx, params.id) }),
  }),
  defineCall({
    method: 'post',
    path: `${site}/layout`,
    id: 'P7-layout',
    summary: 'Another layout, once a day',
    limit: PRESSED,
    body: schemas.layoutInput,
    answer,
    async run(ctx, { params, body }) {
      const by = await proveFreeSite(ctx, params.id);
      await chooseLayout(ctx, { by, ...(await body()) });
      return viewOfFreeSite(ctx, { by });
    },
  }),
  defineCall({
    method: 'post',
    path: `${site}/offline`,
    id: 'P7-offline',
    summary: 'Take a free site offline; what it showed is erased after thirty days',
    limit: PRESSED,
    answer,
    async run(ctx, { params }) {
      const by = await proveFreeSite(ctx, params.id);
      await takeOffline(ctx, { by });
      return viewOfFreeSite(ctx, { by });
    },
  }),
];
