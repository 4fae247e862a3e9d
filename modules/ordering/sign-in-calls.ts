import { done } from '../../platform/answers.ts';
import { defineCall, reply } from '../../platform/http-call.ts';
import { endSession } from '../access/index.server.ts';
import { enterByKey } from './enter-manager.ts';
import { proofWays as waysToProve, requestProofLink } from './prove-anew.ts';
import { enterInput, managerLinkInput, proofInput, proofQuery, proofWays } from './schemas.ts';
import { requestManagerLink } from './request-manager-link.ts';

/** Signing in and out for customers (S3): whoever signs in gets their orders into this browser's order session. */
export const signInCalls = [
  defineCall({
    method: 'post',
    path: '/buy_yr/api/manager/link',
    id: 'S3-link',
    summary: 'Mail a link that signs in; the answer is the same whether anything was ever bought under the address',
    limit: { burst: 5, perMinute: 2 },
    body: managerLinkInput,
    answer: done,
    async run(ctx, { body, locale }) {
      const { mail, lang } = await body();
      await requestManagerLink(ctx, { mail, lang: lang ?? locale });
      return {};
    },
  }),
  defineCall({
    method: 'get',
    path: '/buy_yr/api/manager/proof',
    id: 'S3-proof',
    summary: 'Whether who manages a site has just proved who they are, and how they can',
    limit: { burst: 30, perMinute: 30 },
    query: { back: 'the screen that asks for it' },
    answer: proofWays,
    run: (ctx, { readQuery }) => waysToProve(ctx, readQuery(proofQuery)),
  }),
  defineCall({
    method: 'post',
    path: '/buy_yr/api/manager/proof',
    id: 'S3-proof-link',
    summary: 'Mail a link by which who manages a site proves anew who they are, to the order’s own address',
    limit: { burst: 5, perMinute: 2 },
    body: proofInput,
    answer: done,
    async run(ctx, { body, locale }) {
      const { back, lang } = await body();
      await requestProofLink(ctx, { back, lang: lang ?? locale });
      return {};
    },
  }),
  defineCall({
    method: 'post',
    path: '/buy_yr/api/manager/enter',
    id: 'S3-enter',
    summary: 'Sign in by the key of such a link, once',
    limit: { burst: 10, perMinute: 10 },
    body: enterInput,
    answer: done,
    async run(ctx, { body }) {
      const { key } = await body();
      return reply({}, { orderSession: await enterByKey(ctx, key) });
    },
  }),
  defineCall({
    method: 'post',
    path: '/buy_yr/api/manager/sign-out',
    id: 'S3-sign-out',
    summary: 'End this browser’s order session',
    answer: done,
    async run(ctx) {
      await endSession(ctx);
      return reply({}, { orderSession: null });
    },
  }),
];
