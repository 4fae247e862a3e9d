import type { SectionOf } from '../../document.ts';
import type { PageProps } from '../contract.ts';

type ListSection = SectionOf<'list'>;
type Item = ListSection['groups'][number]['items'][number];

/** More dishes than fit one narrow column comfortably. */
const LONG = 16;

function Entry({ item, r }: { item: Item; r: PageProps['r'] }) {
  return (
    <li>
      {r.photo(item.photo, { sizes: '(min-width:720px) 560px, 90vw', ratio: 1.5, decorative: true })}
      <p className="entry">
        <span>{r.t(item.name)}</span> {item.price && <span className="price">{r.t(item.price)}</span>}
      </p>
      {item.detail && <p className="detail">{r.t(item.detail)}</p>}
    </li>
  );
}

/** The card: one narrow column in the middle of the night, two when it is long. */
export function List({ r, list }: PageProps & { list: ListSection }) {
  const count = list.groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <section className={count > LONG ? 'card long' : 'card'} id={list.id}>
      <div className="wrap">
        <h2>{r.t(list.title)}</h2>
        {list.groups.map(({ title, items }) => (
          <div className="group" key={title?.value ?? items[0]?.name.value}>
            {title && <h3>{r.t(title)}</h3>}
            <ul>
              {items.map((item) => (
                <Entry key={item.name.value + (item.price?.value ?? '')} item={item} r={r} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
