import type { FoundMail } from './transfer/mail-question.rules.ts';

declare module '../../platform/ctx.ts' {
  interface DomainEvents {
    'domains.registered': { orderId: string; domain: string; registrationId: string };
    /** The customer must choose: another name, or the money back. */
    'domains.failed': { orderId: string; domain: string; registrationId: string; failure: string };
    /** `price`, `chargeId`: of a name that was added after the purchase. */
    'domains.refund-requested': {
      orderId: string;
      domain: string;
      registrationId: string;
      price: number | null;
      chargeId: string | null;
    };
    /** An operation takes longer than the registries need, or the registrar waits for us. */
    'domains.stuck': { orderId: string; domain: string; registrationId: string; detail: string };
    /** The owner of a name with mail must say whether it moves; nothing is ordered before. `askedAt` is ISO 8601. */
    'domains.mail-found': {
      orderId: string;
      domain: string;
      registrationId: string;
      /** '': a server of the name's own. */
      provider: string;
      found: FoundMail[];
      askedAt: string;
      reminder: boolean;
    };
    /** They have not answered for a week. */
    'domains.mail-unanswered': { orderId: string; domain: string; registrationId: string };
    'domains.mail-answered': { registrationId: string; answer: 'go' | 'stay' };
    /** Somebody else answers for our names: a person must enter the records of the name's mail there. */
    'domains.mail-by-hand': { orderId: string; domain: string; registrationId: string; detail: string };
    /** A further year, paid by the customer, is bought. */
    'domains.renewed': { orderId: string; domain: string; registrationId: string; expiresAt: Date };
    /** The registrar refused it; tried again daily while the year is paid for. */
    'domains.renewal-failed': { orderId: string; domain: string; registrationId: string; reason: string };
    /** The customer was shown the code to take the name elsewhere. */
    'domains.code-given': { orderId: string; domain: string; registrationId: string };
    /** No longer ours: taken elsewhere by its owner, run out after the contract was over, or not paid for in time. */
    'domains.gone': {
      orderId: string;
      domain: string;
      registrationId: string;
      /** Of a name that was added after the purchase. */
      price: number | null;
      how: 'left' | 'lapsed' | 'lost';
    };
    /** Our books and the registrar's differ, and a person has to look. `orderId` is empty for a name that no order has. */
    'domains.differs': { orderId: string; domain: string; what: 'missing' | 'unknown'; detail: string };
    /** They agree again. */
    'domains.agrees': { domain: string };
  }
}
