import type { SectionOf } from '../../document.ts';
import type { Kit, PageProps } from '../contract.ts';
import { Room } from './room.tsx';

type ListSection = SectionOf<'list'>;
type Group = ListSection['groups'][number];
type Item = Group['items'][number];

/** More rows than this are set at the size of running text. */
const LONG = 16;
/** A longer price ("on request, by the season") is a sentence: it goes under the name. */
const LONGEST_PRICE = 22;

function Entry({ item, r }: { item: Item; r: Kit }) {
  const beside = item.price && item.price.value.length <= LONGEST_PRICE ? item.price : null;
  const below = [item.detail, item.price === beside ? null : item.price].filter((text) => text !== null);
  return (
    <li>
      {r.photo(item.photo, { sizes: '(min-width:960px) 260px, 45vw', decorative: true })}
      <p className="entry">
        <span>{r.t(item.name)}</span> {beside && <span className="price">{r.t(beside)}</span>}
      </p>
      {below.map((text) => (
        <p className="detail" key={text.value}>
          {r.t(text)}
        </p>
      ))}
    </li>
  );
}

function Entries({ group: { title, items }, r }: { group: Group; r: Kit }) {
  const rows = items.filter(({ photo }) => !photo);
  const shown = items.filter(({ photo }) => photo);
  const list = (some: Item[], className: string) =>
    some.length > 0 && (
      <ul className={className}>
        {some.map((item) => (
          <Entry key={item.name.value + (item.price?.value ?? '')} item={item} r={r} />
        ))}
      </ul>
    );
  return (
    <div className="group">
      {title && <h3>{r.t(title)}</h3>}
      {list(shown, 'shown')}
      {list(rows, 'rows')}
    </div>
  );
}

/** What is offered, as plain rows; what has a picture hangs above them with its name as a caption. */
export function List({ r, list }: PageProps & { list: ListSection }) {
  const count = list.groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Room r={r} id={list.id} title={list.title} className={count > LONG ? 'list long' : 'list'}>
      {list.groups.map((group) => (
        <Entries key={group.title?.value ?? group.items[0]?.name.value} group={group} r={r} />
      ))}
    </Room>
  );
}
