import type { SectionOf, Text } from '../../document.ts';
import type { Kit, PageProps } from '../contract.ts';
import { splitPrice } from '../parts/price.ts';
import { spans } from './deck.ts';

type ListSection = SectionOf<'list'>;
type Item = ListSection['groups'][number]['items'][number];

/** Up to so many items each have a card of their own; a longer list is written on sheets. */
const CARDS = 9;

/** "da 149 €": the figure large, the words before it small; a price that is a sentence stays one. */
function Price({ price }: { price: Text }) {
  const { before, figure, after, long } = splitPrice(price.value);
  return (
    <p className={long ? 'price' : 'price big'} lang={price.lang}>
      {before && <small>{before} </small>}
      {long ? figure : <b>{figure}</b>}
      {after && <small>{after}</small>}
    </p>
  );
}

function Card({ r, item, form }: { r: Kit; item: Item; form: string }) {
  const photo = r.photo(item.photo, { sizes: '(min-width:1080px) 400px, 92vw', ratio: 1.2, decorative: true });
  return (
    <li className={`card ${form}${photo ? ' pictured' : ''}`}>
      {photo}
      <div className="what">
        <p className="item">{r.t(item.name)}</p>
        {item.detail && <p className="detail">{r.t(item.detail)}</p>}
      </div>
      {item.price && <Price price={item.price} />}
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
          {item.price && <Price price={item.price} />}
        </li>
      ))}
    </ul>
  );
}

/** Few things are large cards with their price; a long list is written on white sheets, group by group. */
export function List({ r, list }: PageProps & { list: ListSection }) {
  const { groups } = list;
  const items = groups.flatMap((group) => group.items);
  const priced = items.some((item) => item.price !== null);
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
                      form={`span-${widths[index]}${priced ? ' priced' : ''}`}
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
