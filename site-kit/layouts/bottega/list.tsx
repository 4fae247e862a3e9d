import type { SectionOf } from '../../document.ts';
import type { Kit, PageProps } from '../contract.ts';

type ListSection = SectionOf<'list'>;
type Group = ListSection['groups'][number];
type Item = Group['items'][number];

/** Up to so many items are bars of their own; a longer list is read in columns. */
const BARS = 9;

function Words({ r, item }: { r: Kit; item: Item }) {
  return (
    <>
      <p className="what">
        <span>{r.t(item.name)}</span>
        {item.price && <span className="price">{r.t(item.price)}</span>}
      </p>
      {item.detail && <p className="detail">{r.t(item.detail)}</p>}
    </>
  );
}

/** Items with a photo: the shelf, four to a row where that leaves no gap. */
function Shelf({ r, items }: { r: Kit; items: Item[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={items.length % 4 === 0 ? 'shelf four' : 'shelf pack'}>
      {items.map((item) => (
        <li key={item.name.value}>
          {r.photo(item.photo, { sizes: '(min-width:1200px) 34vw, 47vw', ratio: 1, decorative: true })}
          <Words r={r} item={item} />
        </li>
      ))}
    </ul>
  );
}

/** Items without a photo are rows of text. */
function Rows({ r, items, bars }: { r: Kit; items: Item[]; bars: boolean }) {
  if (items.length === 0) return null;
  return (
    <ul className={bars ? 'bars pack' : 'rows'}>
      {items.map((item) => (
        <li key={item.name.value}>
          <Words r={r} item={item} />
        </li>
      ))}
    </ul>
  );
}

function GroupTile({ r, group, bars }: { r: Kit; group: Group; bars: boolean }) {
  const pictured = group.items.filter((item) => item.photo !== null);
  const plain = group.items.filter((item) => item.photo === null);
  return (
    <div className={bars ? 'group' : 'group tile'}>
      {group.title && <h3>{r.t(group.title)}</h3>}
      <Shelf r={r} items={pictured} />
      <Rows r={r} items={plain} bars={bars} />
    </div>
  );
}

export function List({ r, list }: PageProps & { list: ListSection }) {
  const items = list.groups.flatMap((group) => group.items);
  const bars = items.length <= BARS || items.some((item) => item.photo !== null);
  const single = list.groups.length === 1;
  return (
    <section className="counter" id={list.id}>
      <h2>{r.t(list.title)}</h2>
      <div className={bars ? 'groups' : single ? 'groups one' : 'groups many'}>
        {list.groups.map((group) => (
          <GroupTile key={group.title?.value ?? group.items[0]?.name.value} r={r} group={group} bars={bars} />
        ))}
      </div>
    </section>
  );
}
