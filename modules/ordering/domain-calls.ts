import { done } from '../../platform/answers.ts';
import { defineCall } from '../../platform/http-call.ts';
import { proveOrder } from '../access/index.server.ts';
import { answerMailQuestion, leaveWithDomain, setDomainLock } from '../domains/index.server.ts';
import { answerMailInput } from '../domains/transfer/mail-question.rules.ts';
import { domainLeaveAnswer, domainLeaveInput, domainLockInput } from '../domains/schemas.ts';
import { requireHeldOrder } from './order-session.ts';
import type { Ctx } from '../../platform/ctx.ts';

const domain = '/buy_yr/api/order/check/{id}/domain';
const owner = async (ctx: Ctx, id: string) => proveOrder(ctx, 'own', (await requireHeldOrder(ctx, id)).id);

/** What the customer can do with a name after the purchase (P3). */
export const domainOwnerCalls = [
  defineCall({
    method: 'post',
    path: `${domain}/lock`,
    id: 'P3-lock',
    summary: 'Lock a name against transfers, or open it',
    limit: { burst: 20, perMinute: 10 },
    body: domainLockInput,
    answer: done,
    async run(ctx, { params, body }) {
      const by = await owner(ctx, params.id);
      await setDomainLock(ctx, { by, ...(await body()) });
      return {};
    },
  }),
  defineCall({
    method: 'post',
    path: `${domain}/mail`,
    id: 'P3-domain-mail',
    summary: 'The owner’s word about a name with mail: fetch it with its records, or leave it where it is',
    limit: { burst: 20, perMinute: 10 },
    body: answerMailInput,
    answer: done,
    async run(ctx, { params, body }) {
      const by = await owner(ctx, params.id);
      await answerMailQuestion(ctx, { by, ...(await body()) });
      return {};
    },
  }),
  defineCall({
    method: 'post',
    path: `${domain}/leave`,
    id: 'P3-leave',
    summary: 'The code with which a name moves to another registrar',
    limit: { burst: 5, perMinute: 2 },
    body: domainLeaveInput,
    answer: domainLeaveAnswer,
    async run(ctx, { params, body }) {
      const by = await owner(ctx, params.id);
      return leaveWithDomain(ctx, { by, domain: (await body()).domain });
    },
  }),
];
