import type { SectionOf } from '../../document.ts';
import type { Kit, PageProps } from '../contract.ts';
import { splitPrice } from '../parts/price.ts';

type ListSection = SectionOf<'list'>;
type Item = ListSection['groups'][number]['items'][number];

/** Up to so many items each get a field of their own; a longer list is read in columns. */
const FIELDS = 9;
/** Fields in a row by their number; flex fills the last row. */
const IN_ROW = [1, 1, 2, 3, 2, 3, 3, 4, 4, 3] as const;

function Figure({ item }: { item: Item }) {
  if (!item.price) return null;
  const { before, figure, after, long } = splitPrice(item.price.value);
  return (
    <p className={long ? 'price long' : 'price'} lang={item.price.lang}>
      {before && <small>{before} </small>}
      {figure}
      {after && <small className="unit">{after}</small>}
    </p>
  );
}

function Fields({ r, items }: { r: Kit; items: Item[] }) {
  if (items.length === 0) return null;
  const priced = items.some(({ price }) => price !== null);
  return (
    <ul className={`board in-${IN_ROW[items.length] ?? 3}${priced ? '' : ' bare'}`}>
      {items.map((item) => (
        <li key={item.name.value}>
          {r.photo(item.photo, { sizes: '(min-width:720px) 34vw, 100vw', ratio: 1.5, decorative: true })}
          <div className="what">
            <p className="entry">{r.t(item.name)}</p>
            {item.detail && <p className="detail">{r.t(item.detail)}</p>}
          </div>
          <Figure item={item} />
        </li>
      ))}
    </ul>
  );
}

function Lines({ r, items }: { r: Kit; items: Item[] }) {
  return (
    <ul className="lines">
      {items.map((item) => (
        <li key={item.name.value + (item.price?.value ?? '')}>
          <div className="what">
            <p>{r.t(item.name)}</p>
            {item.detail && <p className="detail">{r.t(item.detail)}</p>}
          </div>
          {item.price && <p className="sum">{r.t(item.price)}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Prices in huge figures, ruled like a notice at the door. */
export function List({ r, list }: PageProps & { list: ListSection }) {
  const count = list.groups.reduce((sum, { items }) => sum + items.length, 0);
  const fields = count <= FIELDS;
  return (
    <section className="list" id={list.id}>
      <h2>{r.t(list.title)}</h2>
      <div className={fields ? 'boards' : 'columns'}>
        {list.groups.map(({ title, items }) => (
          <div className="group" key={title?.value ?? items[0]?.name.value}>
            {title && <h3>{r.t(title)}</h3>}
            {fields ? (
              <>
                <Fields r={r} items={items.filter(({ photo }) => photo !== null)} />
                <Fields r={r} items={items.filter(({ photo }) => photo === null)} />
              </>
            ) : (
              <Lines r={r} items={items} />
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
