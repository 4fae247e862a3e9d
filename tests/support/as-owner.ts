/** The verbs of an order as its owner calls them: the proof first, as the routes ask for it. */
import { proveOrder, proveSite } from '../../modules/access/index.server.ts';
import * as billing from '../../modules/billing/index.server.ts';
import { applySession } from '../../modules/billing/checkout/apply-session.ts';
import * as ordering from '../../modules/ordering/index.server.ts';
import * as sites from '../../modules/sites/index.server.ts';
import * as domains from '../../modules/domains/index.server.ts';
import type { Ctx } from '../../platform/ctx.ts';

type Given<Verb> = Verb extends (ctx: Ctx, input: infer Input) => unknown ? Omit<Input, 'by'> : never;

export const setDomainLock = async (ctx: Ctx, id: string, given: Given<typeof domains.setDomainLock>) =>
  domains.setDomainLock(ctx, { by: await proveOrder(ctx, 'own', id), ...given });
export const leaveWithDomain = async (ctx: Ctx, id: string, domain: string) =>
  domains.leaveWithDomain(ctx, { by: await proveOrder(ctx, 'own', id), domain });
export const replaceDomain = async (ctx: Ctx, id: string, given: Given<typeof domains.replaceDomain>) =>
  domains.replaceDomain(ctx, { by: await proveOrder(ctx, 'own', id), ...given });
export const giveUpDomain = async (ctx: Ctx, id: string, domain: string | undefined) =>
  domains.giveUpDomain(ctx, { by: await proveOrder(ctx, 'settle', id), domain });
export const answerMailQuestion = async (ctx: Ctx, id: string, given: Given<typeof domains.answerMailQuestion>) =>
  domains.answerMailQuestion(ctx, { by: await proveOrder(ctx, 'own', id), ...given });
/** Without an order: as the room's own jobs ask what became of a session. */
export const applyCheckout = async (ctx: Ctx, sessionId: string, id?: string) =>
  id === undefined
    ? applySession(ctx, sessionId)
    : billing.applyCheckout(ctx, { by: await proveOrder(ctx, 'settle', id), sessionId });
export const callOffDomain = async (ctx: Ctx, id: string) =>
  ordering.callOffDomain(ctx, { by: await proveOrder(ctx, 'own', id) });
export const managedDomains = async (ctx: Ctx, id: string) =>
  domains.managedDomains(ctx, { by: await proveOrder(ctx, 'read', id) });
export const listRegistrations = async (ctx: Ctx, id: string) =>
  domains.listRegistrations(ctx, { by: await proveOrder(ctx, 'read', id) });
export const siteForOrder = async (ctx: Ctx, id: string) =>
  sites.siteForOrder(ctx, { by: await proveOrder(ctx, 'read', id) });
/** As the job publishes it. */
export const publishSite = async (ctx: Ctx, siteId: string) =>
  sites.publishSite(ctx, { by: await proveSite(ctx, 'publish', siteId) });
