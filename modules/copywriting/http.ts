import type { Ctx } from '../../platform/ctx.ts';
import { done } from '../../platform/answers.ts';
import { defineCall } from '../../platform/http-call.ts';
import { proveSite, proveStaff } from '../access/index.server.ts';
import { deliverText } from './deliver-text.ts';
import { discardText, withdrawText } from './end-text.ts';
import { requestText } from './request-text.ts';
import * as schemas from './schemas.ts';
import { startText, textToWrite } from './start-text.ts';
import { textsOfSite } from './texts-of-site.ts';

const texts = '/buy_yr/api/site/{id}/texts';
const admin = '/buy_yr/api/admin/texts/{text}';
/** A person presses these, one after the other. */
const PRESSED = { burst: 20, perMinute: 20 };
const answer = schemas.textsView;
const operator = (ctx: Ctx) => ({ by: proveStaff(ctx, 'operator') });

/** Texts that we write for an owner: asked for, and answered, by whoever manages the site; written by an operator. */
export const copywritingCalls = [
  defineCall({
    method: 'get',
    path: texts,
    id: 'P5-texts',
    summary: 'Texts that the owner of a site asked us to write',
    limit: { burst: 60, perMinute: 60 },
    answer,
    run: async (ctx, { params }) => textsOfSite(ctx, { by: await proveSite(ctx, 'manage', params.id) }),
  }),
  defineCall({
    method: 'post',
    path: texts,
    id: 'P5-text-ask',
    summary: 'Ask us for a text, in three sentences',
    limit: PRESSED,
    body: schemas.requestInput,
    answer,
    async run(ctx, { params, body }) {
      const by = await proveSite(ctx, 'manage', params.id);
      await requestText(ctx, { by, ...(await body()) });
      return textsOfSite(ctx, { by });
    },
  }),
  defineCall({
    method: 'post',
    path: `${texts}/{text}/withdraw`,
    id: 'P5-text-withdraw',
    summary: 'Call off a text that is not written yet',
    limit: PRESSED,
    answer,
    async run(ctx, { params }) {
      const by = await proveSite(ctx, 'manage', params.id);
      await withdrawText(ctx, { by, id: params.text });
      return textsOfSite(ctx, { by });
    },
  }),
  defineCall({
    method: 'post',
    path: `${texts}/{text}/discard`,
    id: 'P5-text-discard',
    summary: 'Put back into the draft what stood there before a text came',
    limit: PRESSED,
    answer,
    async run(ctx, { params }) {
      const by = await proveSite(ctx, 'manage', params.id);
      await discardText(ctx, { by: await proveSite(ctx, 'draft', params.id), id: params.text });
      return textsOfSite(ctx, { by });
    },
  }),
  defineCall({
    method: 'get',
    path: admin,
    id: 'P5-text',
    summary: 'What an owner asks for, and what stands in the draft of the site now',
    answer: schemas.textToWrite,
    run: (ctx, { params }) => textToWrite(ctx, { ...operator(ctx), id: params.text }),
  }),
  defineCall({
    method: 'post',
    path: `${admin}/start`,
    id: 'P5-text-start',
    summary: 'Take up a text',
    answer: done,
    async run(ctx, { params }) {
      await startText(ctx, { ...operator(ctx), id: params.text });
      return {};
    },
  }),
  defineCall({
    method: 'post',
    path: `${admin}/deliver`,
    id: 'P5-text-deliver',
    summary: 'Put a text into the owner’s draft, and mail the owner',
    body: schemas.deliverInput,
    answer: done,
    async run(ctx, { params, body }) {
      const by = operator(ctx);
      await deliverText(ctx, { ...by, id: params.text, ...(await body()) });
      return {};
    },
  }),
];
