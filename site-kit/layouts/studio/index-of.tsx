import { weekday } from '../../copy/time.ts';
import type { Lang } from '../../names.ts';
import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { leadingItems } from '../parts/leading-items.ts';

const MOST = 4;

const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** A timetable is read by its days, which say nothing of what is behind the door. */
const isDay = (name: string, lang: Lang): boolean =>
  DAYS.some((day) => name.toLocaleLowerCase(lang).startsWith(weekday(day, 'long', lang).toLocaleLowerCase(lang)));

/** The first areas, already on the first screen: a visitor knows whether this is the right door. */
export function IndexOf({ doc, r }: PageProps) {
  const list = find(doc, 'list');
  if (!list) return null;
  const names = leadingItems(list)
    .map(({ name }) => name)
    .slice(0, MOST);
  // What is no more than that would stand twice, one below the other.
  if (names.length < MOST || list.groups.flatMap(({ items }) => items).length <= MOST) return null;
  if (names.some(({ value }) => isDay(value, doc.lang))) return null;
  return (
    <ol className="first-areas">
      {names.map((name) => (
        <li key={name.value}>
          <a href={`#${list.id}`}>{r.t(name)}</a>
        </li>
      ))}
    </ol>
  );
}
