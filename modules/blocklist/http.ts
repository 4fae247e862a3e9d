import { defineCall } from '../../platform/http-call.ts';
import { proveSite } from '../access/index.server.ts';
import { blockPerson, liftBlock } from './block-person.ts';
import { peopleOfSite } from './people-of-site.ts';
import { blockInput, liftInput, peopleView } from './schemas.ts';

const of = '/buy_yr/api/site/{id}/people';
const PRESSED = { burst: 30, perMinute: 30 };

/** People of a site from whom nothing is taken online, for its owner alone. */
export const blocklistCalls = [
  defineCall({
    method: 'get',
    path: of,
    id: 'P8-people',
    summary: 'Who is blocked at a site',
    limit: PRESSED,
    answer: peopleView,
    run: async (ctx, { params }) => peopleOfSite(ctx, { by: await proveSite(ctx, 'manage', params.id) }),
  }),
  defineCall({
    method: 'post',
    path: `${of}/block`,
    id: 'P8-people-block',
    summary: 'Take no orders, bookings and subscriptions from somebody any more',
    limit: PRESSED,
    body: blockInput,
    answer: peopleView,
    async run(ctx, { params, body }) {
      const by = await proveSite(ctx, 'manage', params.id);
      await blockPerson(ctx, { by, ...(await body()) });
      return peopleOfSite(ctx, { by });
    },
  }),
  defineCall({
    method: 'post',
    path: `${of}/lift`,
    id: 'P8-people-lift',
    summary: 'Take them again',
    limit: PRESSED,
    body: liftInput,
    answer: peopleView,
    async run(ctx, { params, body }) {
      const by = await proveSite(ctx, 'manage', params.id);
      await liftBlock(ctx, { by, ...(await body()) });
      return peopleOfSite(ctx, { by });
    },
  }),
];
