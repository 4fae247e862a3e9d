import { downloadHeaders } from '../../platform/download-headers.ts';
import { defineCall, FileReply } from '../../platform/http-call.ts';
import { proveSite } from '../access/index.server.ts';
import { blockPerson, liftBlock } from './block-person.ts';
import { erasePeople, findPeople, personRecord } from './find-people.ts';
import { peopleOfSite } from './people-of-site.ts';
import { blockInput, eraseInput, findInput, foundView, liftInput, peopleView, personFile } from './schemas.ts';

const of = '/buy_yr/api/site/{id}/people';
const PRESSED = { burst: 30, perMinute: 30 };
/** Each opens thousands of records. */
const SEARCHED = { burst: 20, perMinute: 20 };

/** People of a site, and those from whom nothing is taken online, for its owner alone. */
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
      await blockPerson(ctx, { by: await proveSite(ctx, 'dispose', params.id), ...(await body()) });
      return peopleOfSite(ctx, { by: await proveSite(ctx, 'manage', params.id) });
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
      await liftBlock(ctx, { by: await proveSite(ctx, 'dispose', params.id), ...(await body()) });
      return peopleOfSite(ctx, { by: await proveSite(ctx, 'manage', params.id) });
    },
  }),
  defineCall({
    method: 'post',
    path: `${of}/find`,
    id: 'P8-people-find',
    summary: 'Search buyers, guests and subscribers of a site',
    limit: SEARCHED,
    body: findInput,
    answer: foundView,
    async run(ctx, { params, body }) {
      const by = await proveSite(ctx, 'manage', params.id);
      return findPeople(ctx, { by, ...(await body()) });
    },
  }),
  defineCall({
    method: 'get',
    path: `${of}/{kind}/{record}/file`,
    id: 'P8-people-file',
    summary: 'All that is kept with an order, a booking or a subscription, as JSON',
    limit: PRESSED,
    answer: personFile,
    screen: '/manager/sites/{id}/people',
    async run(ctx, { params: { id, kind, record } }) {
      const by = await proveSite(ctx, 'dispose', id);
      const kept = await personRecord(ctx, { by, kind, id: record });
      const headers = downloadHeaders('application/json', `filename="vetrina-${kind}.json"`);
      return new FileReply(new TextEncoder().encode(JSON.stringify(kept, null, 2)), { headers });
    },
  }),
  defineCall({
    method: 'post',
    path: `${of}/erase`,
    id: 'P8-people-erase',
    summary: 'Erase whose records these are, but for what the law keeps',
    limit: SEARCHED,
    body: eraseInput,
    answer: foundView,
    async run(ctx, { params, body }) {
      const by = await proveSite(ctx, 'dispose', params.id);
      const { term, records } = await body();
      await erasePeople(ctx, { by, records });
      return findPeople(ctx, { by: await proveSite(ctx, 'manage', params.id), term });
    },
  }),
];
