import type { SectionOf } from '../../document.ts';
import type { PageProps } from '../contract.ts';
import type { Bouquet } from './bouquet.ts';

type ListSection = SectionOf<'list'>;
type Item = ListSection['groups'][number]['items'][number];

/** Up to so many entries are set large, with the price under the name; more are read line by line. */
const FEW = 9;
/** A longer one ("on request, by the season") is a sentence and goes under the name. */
const LONGEST_PRICE = 18;

/** The larger circle and the one that leans on it. */
const LARGE = '(min-width:960px) 310px, 59vw';
const SMALL = '(min-width:960px) 185px, 36vw';

function Entry({ item, r }: { item: Item; r: PageProps['r'] }) {
  const beside = item.price && item.price.value.length <= LONGEST_PRICE ? item.price : null;
  const below = [item.price === beside ? null : item.price, item.detail].filter((text) => text !== null);
  return (
    <li>
      {r.photo(item.photo, { sizes: '(min-width:960px) 330px, 44vw', ratio: 1, decorative: true })}
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

function Entries({ items, form, r }: { items: Item[]; form: string; r: PageProps['r'] }) {
  if (items.length === 0) return null;
  return (
    <ul className={form}>
      {items.map((item, index) => (
        <Entry key={`${index} ${item.name.value}`} item={item} r={r} />
      ))}
    </ul>
  );
}

/** Four to a row where that leaves no gap, otherwise three; a shorter last row stands in the middle. */
function Circles({ items, r }: { items: Item[]; r: PageProps['r'] }) {
  return <Entries items={items} form={items.length % 4 === 0 ? 'circles four' : 'circles'} r={r} />;
}

/** Entries with a photo are circles; those without are rows of words beside one or two circles from the page's photos. */
export function List({ r, list, circles }: Pick<PageProps, 'r'> & { list: ListSection; circles: Bouquet['circles'] }) {
  const count = list.groups.reduce((sum, { items }) => sum + items.length, 0);
  const pictured = list.groups.some(({ items }) => items.some(({ photo }) => photo));
  const rows = count <= FEW ? 'labels' : 'rows';
  return (
    <section className={pictured ? 'list wrap round' : 'list wrap'} id={list.id}>
      <div className="list-side">
        <h2>{r.t(list.title)}</h2>
        {circles.length > 0 && (
          <div className="pair">
            {circles.map((id, index) => (
              <div key={id}>{r.photo(id, { sizes: index === 0 ? LARGE : SMALL, ratio: 1 })}</div>
            ))}
          </div>
        )}
      </div>
      <div className="groups">
        {list.groups.map(({ title, items }) => (
          <div className="group" key={title?.value ?? items[0]?.name.value}>
            {title && <h3>{r.t(title)}</h3>}
            <Circles items={items.filter(({ photo }) => photo)} r={r} />
            <Entries items={items.filter(({ photo }) => !photo)} form={rows} r={r} />
          </div>
        ))}
      </div>
    </section>
  );
}
