import type { SectionOf } from '../../document.ts';
import type { Kit, PageProps } from '../contract.ts';
import { spans } from './deck.ts';

type ListSection = SectionOf<'list'>;
type Item = ListSection['groups'][number]['items'][number];

/** Up to so many items each have a card of their own; a longer list is written on sheets. */
const CARDS = 9;
/** Characters of a price that is set as large as the name of a dish on a blackboard. */
const SHORT_PRICE = 7;

function Card({ r, item, span }: { r: Kit; item: Item; span: number }) {
  const photo = r.photo(item.photo, { sizes: '(min-width:1080px) 400px, 92vw', ratio: 1.2, decorative: true });
  return (
    <li className={`card span-${span}${photo ? ' pictured' : ''}`}>
      {photo}
      <div className="what">
        <p className="item">{r.t(item.name)}</p>
        {item.detail && <p className="detail">{r.t(item.detail)}</p>}
      </div>
      {item.price && <p className={item.price.value.length > SHORT_PRICE ? 'price' : 'price big'}>{r.t(item.price)}</p>}
    </li>
  );
}

function Rows({ r, items }: { r: Kit; items: Item[] }) {
  return (
    <ul className="rows">
      {items.map((item) => (
        <li key={item.name.value + (item.price?.value ?? '')}>
          <div className="what">
            <p className="item">{r.t(item.name)}</p>
            {item.detail && <p className="detail">{r.t(item.detail)}</p>}
          </div>
          {item.price && <p className="price">{r.t(item.price)}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Few things are large cards with their price; a long list is written on white sheets, group by group. */
export function List({ r, list }: PageProps & { list: ListSection }) {
  const { groups } = list;
  const items = groups.flatMap((group) => group.items);
  const cards = items.some((item) => item.photo !== null) || items.length <= CARDS;
  return (
    <section className="list wrap" id={list.id}>
      <h2>{r.t(list.title)}</h2>
      <div className={cards ? 'groups' : groups.length === 1 ? 'sheets one' : 'sheets'}>
        {groups.map((group) => {
          const widths = spans(group.items.length);
          return (
            <div key={group.title?.value ?? group.items[0]?.name.value} className={cards ? undefined : 'sheet'}>
              {group.title && <h3>{r.t(group.title)}</h3>}
              {cards ? (
                <ul className="deck">
                  {group.items.map((item, index) => (
                    <Card
                      key={item.name.value + (item.price?.value ?? '')}
                      r={r}
                      item={item}
                      span={widths[index] ?? 4}
                    />
                  ))}
                </ul>
              ) : (
                <Rows r={r} items={group.items} />
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}
