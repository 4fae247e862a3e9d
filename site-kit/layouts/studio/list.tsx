import type { SectionOf } from '../../document.ts';
import type { Kit, PageProps } from '../contract.ts';

type ListSection = SectionOf<'list'>;
type Group = ListSection['groups'][number];
type Item = Group['items'][number];

/** With more items than this the groups fold, the first stays open. */
const LONG = 16;
/** Few items are read from top to bottom, not from left to right. */
const ONE_COLUMN = 3;
/** A longer price ("on request, by the season") is a sentence: it goes under the name. */
const LONGEST_PRICE = 18;

function Entry({ item, r }: { item: Item; r: Kit }) {
  const beside = item.price && item.price.value.length <= LONGEST_PRICE ? item.price : null;
  const below = [item.detail, item.price === beside ? null : item.price].filter((text) => text !== null);
  return (
    <li>
      {r.photo(item.photo, { sizes: '(min-width:960px) 384px, 92vw', ratio: 1.5, decorative: true })}
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

function Entries({ group: { items }, r }: { group: Group; r: Kit }) {
  return (
    <ul className={items.length > ONE_COLUMN ? 'areas two' : 'areas'}>
      {items.map((item) => (
        <Entry key={item.name.value + (item.price?.value ?? '')} item={item} r={r} />
      ))}
    </ul>
  );
}

/** Areas and fees: names under ink rules, in two columns, no icons; a long list folds by its own groups. */
export function List({ r, list }: PageProps & { list: ListSection }) {
  const count = list.groups.reduce((sum, { items }) => sum + items.length, 0);
  const folds = count > LONG && list.groups.length > 1;
  return (
    <section className="ledger wrap" id={list.id}>
      <h2>{r.t(list.title)}</h2>
      <div className="groups">
        {list.groups.map((group, index) => {
          const key = group.title?.value ?? group.items[0]?.name.value;
          if (!group.title) return <Entries key={key} group={group} r={r} />;
          return folds ? (
            <details key={key} open={index === 0}>
              <summary>
                <h3>{r.t(group.title)}</h3>
                {r.icon('down')}
              </summary>
              <Entries group={group} r={r} />
            </details>
          ) : (
            <div key={key}>
              <h3>{r.t(group.title)}</h3>
              <Entries group={group} r={r} />
            </div>
          );
        })}
      </div>
    </section>
  );
}
