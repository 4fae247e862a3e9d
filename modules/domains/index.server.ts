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
export { reconcileDomainsJob, monitorDomainsJob } from './jobs.ts';
export { answerMailQuestion } from './transfer/mail-question.ts';
export { hasKeptMail } from './transfer/kept-mail.ts';
export { managedDomains } from './renewal/managed-domains.ts';
export { leaveWithDomain, setDomainLock } from './transfer/owner-verbs.ts';
export { loseDomains, domainsAtRisk, domainsLostSince } from './registration/unpaid-domains.ts';
export { giveUpDomain, markDomainRefunded, replaceDomain } from './registration/replace-domain.ts';
export { countNames, hasName, listRegistrations, namesInUse, type Registration } from './registration/registration.ts';
export { isSettled } from './registration/registration.states.ts';
export { retryRegistration } from './registration/retry-registration.ts';
export { standingOf, type Standing } from './registration/stage.ts';
export { unknownDomains } from './unknown-domains.ts';
export { requestRegistration } from './registration/request-registration.ts';
export { textValue } from './zones/one-policy.rules.ts';
export { namesInOurZones, renewZone } from './zones/names-in-our-zones.ts';
export type { ZoneRecord } from './zones/zones.port.ts';
export { endDomains, renewDomains } from './renewal/renewals.ts';
