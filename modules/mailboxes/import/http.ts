import { defineCall } from '../../../platform/http-call.ts';
import { mailOwner } from '../own-box.ts';
import * as schemas from '../schemas.ts';
import { showMail } from '../show-mail.ts';
import { moveMail, switchMail } from './move-mail.ts';
import { lookAtServers } from './mx-first.ts';
import { endImport, showImport, startImport } from './start-import.ts';

const mail = '/buy_yr/api/order/check/{id}/mail';
const box = `${mail}/boxes/{box}` as const;
const PRESSED = { burst: 20, perMinute: 20 };
/** Each is a sign-in at somebody else's server: nobody tries passwords through us. */
const SIGN_INS = { burst: 6, perMinute: 2 };
/** Each asks the name servers of somebody else. */
const LOOKS = { burst: 10, perMinute: 6 };
const answer = schemas.mailView;

/** Mail of a name that is with somebody else comes here: boxes filled with the old mail first, then the new mail. */
export const importCalls = [
  defineCall({
    method: 'post',
    path: `${mail}/move`,
    id: 'P4-mail-move',
    summary: 'Prepare to move the mail of a name here: boxes may open, nothing is received yet',
    limit: PRESSED,
    body: schemas.moveMailInput,
    answer,
    async run(ctx, { params, body }) {
      const by = await mailOwner(ctx, params.id);
      await moveMail(ctx, { by, ...(await body()) });
      return showMail(ctx, { by });
    },
  }),
  defineCall({
    method: 'post',
    path: `${mail}/switch`,
    id: 'P4-mail-switch',
    summary: 'Receive the mail of a name here from now on',
    limit: PRESSED,
    body: schemas.moveMailInput,
    answer,
    async run(ctx, { params, body }) {
      const by = await mailOwner(ctx, params.id);
      await switchMail(ctx, { by, ...(await body()) });
      return showMail(ctx, { by });
    },
  }),
  defineCall({
    method: 'post',
    path: `${mail}/look`,
    id: 'P4-mail-look',
    summary: 'Look in the DNS whether the mail of a name that is not here yet comes here',
    limit: LOOKS,
    body: schemas.moveMailInput,
    answer: schemas.lookAnswer,
    async run(ctx, { params, body }) {
      const by = await mailOwner(ctx, params.id);
      const seen = await lookAtServers(ctx, { by, ...(await body()) });
      return { ...seen, mail: await showMail(ctx, { by }) };
    },
  }),
  defineCall({
    method: 'post',
    path: `${box}/import`,
    id: 'P4-mail-import',
    summary: 'Copy the mail of an old mailbox into this one, by IMAP',
    limit: SIGN_INS,
    body: schemas.startImportInput,
    answer: schemas.importView,
    async run(ctx, { params, body }) {
      const of = { by: await mailOwner(ctx, params.id), id: params.box };
      await startImport(ctx, { ...of, ...(await body()) });
      return showImport(ctx, of);
    },
  }),
  defineCall({
    method: 'get',
    path: `${box}/import`,
    id: 'P4-mail-import-state',
    summary: 'How much of an old mailbox was copied',
    limit: { burst: 60, perMinute: 60 },
    answer: schemas.importView,
    run: async (ctx, { params }) => showImport(ctx, { by: await mailOwner(ctx, params.id), id: params.box }),
  }),
  defineCall({
    method: 'post',
    path: `${box}/import/end`,
    id: 'P4-mail-import-end',
    summary: 'Ask nothing at the old mailbox any more; what was copied stays',
    limit: PRESSED,
    answer: schemas.importView,
    async run(ctx, { params }) {
      const of = { by: await mailOwner(ctx, params.id), id: params.box };
      await endImport(ctx, of);
      return showImport(ctx, of);
    },
  }),
];
