import type { SectionOf } from '../../document.ts';
import type { PageProps } from '../contract.ts';
import { Pair } from './pair.tsx';
import { isPictured, LONG_LIST } from './pictures.ts';

type ListSection = SectionOf<'list'>;
type Item = ListSection['groups'][number]['items'][number];

/** A longer one ("on request, by the season") is a sentence, not a price: it goes under the name. */
const LONGEST_PRICE = 18;

function Row({ item, r }: { item: Item; r: PageProps['r'] }) {
  const beside = item.price && item.price.value.length <= LONGEST_PRICE ? item.price : null;
  const below = [item.detail, item.price === beside ? null : item.price].filter((text) => text !== null);
  return (
    <li>
      <p className="row">
        <span>{r.t(item.name)}</span>
        {beside && <span className="price">{r.t(beside)}</span>}
      </p>
      {below.map((text) => (
        <p className="detail" key={text.value}>
          {r.t(text)}
        </p>
      ))}
    </li>
  );
}

function Rows({ r, list }: { r: PageProps['r']; list: ListSection }) {
  return list.groups.map(({ title, items }) => (
    <div className="group" key={title?.value ?? items[0]?.name.value}>
      {title && <h3>{r.t(title)}</h3>}
      <ul>
        {items.map((item, index) => (
          <Row key={`${index} ${item.name.value}`} item={item} r={r} />
        ))}
      </ul>
    </div>
  ));
}

/** Each room beside its own picture, left and right in turn. */
function Rooms({ doc, r, list }: PageProps & { list: ListSection }) {
  return (
    <section className="rooms" id={list.id}>
      <h2 className="wrap">{r.t(list.title)}</h2>
      {list.groups
        .flatMap(({ items }) => items)
        .map((item, index) => (
          <Pair
            key={`${index} ${item.name.value}`}
            doc={doc}
            r={r}
            picture={item.photo}
            side={index % 2 === 0 ? 'left' : 'right'}
          >
            <h3>{r.t(item.name)}</h3>
            {item.detail && <p className="detail">{r.t(item.detail)}</p>}
            {item.price && <p className="price">{r.t(item.price)}</p>}
          </Pair>
        ))}
    </section>
  );
}

/** Rooms with pictures as pairs; otherwise plain rows beside one picture of the house, or in two columns when they are many. */
export function List({ doc, r, list, picture }: PageProps & { list: ListSection; picture: string | null }) {
  if (isPictured(list, doc)) return <Rooms doc={doc} r={r} list={list} />;
  const long = list.groups.reduce((sum, { items }) => sum + items.length, 0) >= LONG_LIST;
  return (
    <Pair doc={doc} r={r} id={list.id} picture={picture} side="left" className={long ? 'list long' : 'list'}>
      <h2>{r.t(list.title)}</h2>
      <Rows r={r} list={list} />
    </Pair>
  );
}
