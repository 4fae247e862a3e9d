import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

const MOST = 4;

/** The first areas, already on the first screen: a visitor knows whether this is the right door. */
export function IndexOf({ doc, r }: PageProps) {
  const list = find(doc, 'list');
  if (!list) return null;
  const names = list.groups.flatMap(({ items }) => items.map(({ name }) => name)).slice(0, MOST);
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
