import type { StoredPage } from './page-types.ts';
import type { Store } from './store.ts';

export interface Person {
  id: string;
  name: string;
  /** What a person at the dialog reads below the name. */
  about: string;
  pages: (store: Store) => StoredPage[];
  /** What they may do on these pages; an owner may do everything. */
  tasks?: string[];
  /** What goes wrong on purpose. */
  fault?: 'code-expired' | 'list-refused';
}

export const ALL_TASKS = ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT', 'MESSAGING', 'MODERATE', 'MANAGE'];
const OWNER = 'owner-of-';
const AGENCY_PAGES = 130;

/** Administrators who are there to try something; beside them every page has an owner of its own. */
const SPECIAL: Person[] = [
  {
    id: 'agency',
    name: 'An agency',
    about: `manages ${AGENCY_PAGES} pages, so the list comes in two parts; those of the cast are in the second`,
    pages: (store) => {
      const all = store.all();
      const cast = all.filter((page) => page.demo);
      return [...all.filter((page) => !page.demo).slice(0, AGENCY_PAGES - cast.length), ...cast];
    },
  },
  { id: 'nobody', name: 'Somebody without pages', about: 'manages nothing', pages: () => [] },
  {
    id: 'moderator',
    name: 'A moderator',
    about: 'answers comments on every page of the cast, and manages none',
    pages: (store) => store.all().filter((page) => page.demo),
    tasks: ['MODERATE', 'MESSAGING', 'ANALYZE'],
  },
  {
    id: 'sharing-nothing',
    name: 'Somebody who unticks the pages',
    about: 'agrees to the login and not to the list: it comes back empty',
    pages: () => [],
  },
  {
    id: 'too-late',
    name: 'Somebody slow',
    about: 'their code has expired when it is exchanged (100/36007)',
    pages: (store) => store.all().slice(0, 1),
    fault: 'code-expired',
  },
  {
    id: 'withdrawn',
    name: 'Somebody who changes their mind',
    about: 'removes the app before the list is asked for (190/458)',
    pages: (store) => store.all().slice(0, 1),
    fault: 'list-refused',
  },
];

const ownerOf = (page: StoredPage): Person => ({
  id: `${OWNER}${page.id}`,
  name: `Owner of ${page.name}`,
  about: [page.category, page.location?.city].filter(Boolean).join(' · ') || 'nothing else known',
  pages: () => [page],
});

export function findPerson(store: Store, id: string): Person | undefined {
  const special = SPECIAL.find((person) => person.id === id);
  if (special) return special;
  const page = id.startsWith(OWNER) ? store.find(id.slice(OWNER.length)) : undefined;
  return page && ownerOf(page);
}

/**
 * Whom the dialog offers: owners of the pages that are searched for, or of the cast, and the special ones after them. By its id a page is
 * found that reads like another one, which no name tells apart.
 */
export function offeredPeople(store: Store, query: string): Person[] {
  const named = /^\d+(\.\d+)?$/.test(query.trim()) ? store.find(query.trim()) : undefined;
  if (named) return [ownerOf(named)];
  const pages = query.trim()
    ? store.search(query).slice(0, 20)
    : store.all().filter((page) => page.demo && page.fault === undefined);
  return [...pages.map(ownerOf), ...(query.trim() ? [] : SPECIAL)];
}
