export { eraseOver } from './erase-over.ts';
export { blockedAmong, blockedColumn, isBlocked } from './is-blocked.ts';
export { marksAt } from './person.ts';
export { searched, type FoundOfRoom, type PeopleOfRoom, type Wanted } from './people-of-rooms.ts';
export { peopleOfSite } from './people-of-site.ts';
