export { blockedAmong, isBlocked } from './is-blocked.ts';
export { peopleOfSite } from './people-of-site.ts';
