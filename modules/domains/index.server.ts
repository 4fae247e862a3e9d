import './events.ts';

export {
  checkTransferable,
  requireAuthCode,
  requireAvailable,
  requireRegistrant,
  requireTransferable,
} from './availability.ts';
export { contactFrom, type OwnerForm } from './contact.ts';
export { normaliseDomain } from './domain-name.ts';
export { operatorContact } from './operator-contact.ts';
export { reconcileDomainsJob, watchDomainsJob } from './jobs.ts';
export { answerMailQuestion } from './mail-question.ts';
export { managedDomains } from './managed-domains.ts';
export { leaveWithDomain, setDomainLock } from './owner-verbs.ts';
export { loseNames, namesAtRisk, namesLostSince } from './names-unpaid.ts';
export { giveUpDomain, markDomainRefunded, replaceDomain } from './replace-domain.ts';
export { countNames, hasName, listRegistrations, namesInUse, type Registration } from './registration.ts';
export { isSettled } from './registration.states.ts';
export { retryRegistration } from './retry-registration.ts';
export { unknownNames } from './unknown-names.ts';
export { wantDomains } from './want-domains.ts';
export { endDomains, renewDomains } from './years-of-names.ts';
