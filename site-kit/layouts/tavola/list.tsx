import type { SectionOf } from '../../document.ts';
import type { PageProps } from '../contract.ts';
import { edgeToEdge } from '../parts/edge-to-edge.ts';
import { find } from '../parts/find.ts';

type ListSection = SectionOf<'list'>;
type Item = ListSection['groups'][number]['items'][number];

/** A longer one ("on request, by the season") is a sentence, not a price: it goes under the name. */
const LONGEST_PRICE = 18;

function Dish({ item, r }: { item: Item; r: PageProps['r'] }) {
  const beside = item.price && item.price.value.length <= LONGEST_PRICE ? item.price : null;
  const below = [item.detail, item.price === beside ? null : item.price].filter((text) => text !== null);
  return (
    <li>
      <p className="dish">
        <span className="dish-name">{r.t(item.name)}</span>
        {beside && (
          <>
            <span className="leader" />
            <span className="price">{r.t(beside)}</span>
          </>
        )}
      </p>
      {below.map((text) => (
        <p className="detail" key={text.value}>
          {r.t(text)}
        </p>
      ))}
    </li>
  );
}

/**
 * The card on the table: names, dotted leaders, prices. Without any price the leaders go and hairlines stay. Under the first
 * card lies a picture from edge to edge, where the gallery can spare one.
 */
export function List({ doc, r, list }: PageProps & { list: ListSection }) {
  const items = list.groups.flatMap((group) => group.items);
  const priced = items.some((item) => item.price);
  const columns = items.length > 3 ? 'card two' : 'card';
  const table = list.id === find(doc, 'list')?.id ? edgeToEdge(doc) : [];
  return (
    <section className={table.length > 0 ? 'menu-section laid' : 'menu-section'} id={list.id}>
      {table.length > 0 && (
        <div className="table">
          {table.map((id) => (
            <div key={id}>
              {r.photo(id, { sizes: table.length > 1 ? '34vw' : '100vw', ratio: table.length > 1 ? 0.8 : 1.5 })}
            </div>
          ))}
        </div>
      )}
      <div className="wrap">
        <div className={columns}>
          <h2>{r.t(list.title)}</h2>
          {list.groups.map((group) => (
            <div className="group" key={group.title?.value ?? group.items[0]?.name.value}>
              {group.title && <h3>{r.t(group.title)}</h3>}
              <ul className={priced ? 'dishes priced' : 'dishes'}>
                {group.items.map((item, index) => (
                  <Dish key={`${index} ${item.name.value}`} item={item} r={r} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
