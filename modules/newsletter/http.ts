import { downloadHeaders } from '../../platform/download-headers.ts';
import { defineCall, FileReply } from '../../platform/http-call.ts';
import { callsOfSite, proveSite } from '../access/index.server.ts';
import { eraseSubscriber } from './leave.ts';
import { draftLetter, planLetter, saveLetter, sendTest, skipLetter, stopLetter } from './letters.ts';
import { listSubscribers, subscribersWithProofs } from './list-subscribers.ts';
import { newsOfSite } from './news-of-site.ts';
import * as schemas from './schemas.ts';
import { checkName, chooseName } from './sending-name/choose-name.ts';
import { setStatus, setWelcome } from './settings.ts';

const of = '/buy_yr/api/site/{id}/news';
const PRESSED = { burst: 30, perMinute: 30 };
/** Each leaves as a mail. */
const TESTS = { burst: 5, perMinute: 1 };
/** Each makes a key or asks the DNS. */
const LOOKS = { burst: 10, perMinute: 6 };
const { look, draft, publish, manage } = callsOfSite({
  path: '/news',
  limit: PRESSED,
  answer: schemas.newsView,
  view: newsOfSite,
});

const none = schemas.noInput;
/** The newsletter of a site: written by whoever may write for it, opened and sent by whoever may publish it, its readers the owner's alone. */
export const newsCalls = [
  look({ id: 'P10-news', summary: 'The newsletter of a site' }),
  publish(
    '/state',
    { id: 'P10-news-state', summary: 'Put the form on the site, or take it off', body: schemas.stateInput },
    setStatus,
  ),
  draft('/letter', { id: 'P10-news-letter', summary: 'Save the draft', body: schemas.letterInput }, saveLetter),
  draft(
    '/letter/make',
    { id: 'P10-news-make', summary: 'Make a draft of what the page tells', body: none },
    draftLetter,
  ),
  draft('/letter/skip', { id: 'P10-news-skip', summary: 'Drop the draft', body: none }, skipLetter),
  draft(
    '/letter/test',
    { id: 'P10-news-test', summary: 'Send the draft to the owner alone', body: none, limit: TESTS },
    sendTest,
  ),
  publish(
    '/letter/plan',
    { id: 'P10-news-plan', summary: 'Send the draft, now or later', body: schemas.planInput },
    planLetter,
  ),
  publish('/letter/stop', { id: 'P10-news-stop', summary: 'Stop the letter', body: none }, stopLetter),
  publish(
    '/welcome',
    { id: 'P10-news-welcome', summary: 'Greet whoever confirms, or do not', body: schemas.welcomeInput },
    setWelcome,
  ),
  manage(
    '/name',
    {
      id: 'P10-news-name',
      summary: 'Choose the domain from which letters leave',
      body: schemas.nameInput,
      limit: LOOKS,
    },
    chooseName,
  ),
  publish(
    '/name/look',
    { id: 'P10-news-name-look', summary: 'Look whether its records are there', body: none, limit: LOOKS },
    checkName,
  ),
  defineCall({
    method: 'get',
    path: `${of}/subscribers`,
    id: 'P10-news-subscribers',
    summary: 'Who subscribed',
    limit: PRESSED,
    answer: schemas.subscribersView,
    run: async (ctx, { params }) => listSubscribers(ctx, { by: await proveSite(ctx, 'manage', params.id) }),
  }),
  defineCall({
    method: 'get',
    path: `${of}/subscribers.json`,
    id: 'P10-news-export',
    summary: 'Who subscribed, each with its proofs, as a file',
    limit: PRESSED,
    answer: schemas.subscribersFile,
    screen: '/manager/sites/{id}/news',
    async run(ctx, { params }) {
      const kept = await subscribersWithProofs(ctx, { by: await proveSite(ctx, 'dispose', params.id) });
      const headers = downloadHeaders('application/json', 'filename="newsletter.json"');
      return new FileReply(new TextEncoder().encode(JSON.stringify(kept, null, 2)), { headers });
    },
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
      const by = await proveSite(ctx, 'dispose', params.id);
      await body();
      await eraseSubscriber(ctx, { by, id: params.subscriber });
      return listSubscribers(ctx, { by: await proveSite(ctx, 'manage', params.id) });
    },
  }),
];
