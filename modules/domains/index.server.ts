import './events.ts';

export {
  checkTransferable,
  requireAuthCode,
  requireAvailable,
  requireRegistrant,
  requireTransferable,
} from './registration/availability.ts';
export { contactFrom, type OwnerForm } from './registration/contact.ts';
export { normaliseDomain } from './domain-name.ts';
export { operatorContact } from './registration/operator-contact.ts';
export { reconcileDomainsJob, watchDomainsJob } from './jobs.ts';
export { answerMailQuestion } from './transfer/mail-question.ts';
export { hasKeptMail } from './transfer/kept-mail.ts';
export { managedDomains } from './renewal/managed-domains.ts';
export { leaveWithDomain, setDomainLock } from './transfer/owner-verbs.ts';
export { loseNames, namesAtRisk, namesLostSince } from './registration/names-unpaid.ts';
export { giveUpDomain, markDomainRefunded, replaceDomain } from './registration/replace-domain.ts';
export { countNames, hasName, listRegistrations, namesInUse, type Registration } from './registration/registration.ts';
export { isSettled } from './registration/registration.states.ts';
export { retryRegistration } from './registration/retry-registration.ts';
export { unknownNames } from './unknown-names.ts';
export { wantDomains } from './registration/want-domains.ts';
export type { ZoneRecord } from './zones/zones.port.ts';
export { endDomains, renewDomains } from './renewal/years-of-names.ts';
