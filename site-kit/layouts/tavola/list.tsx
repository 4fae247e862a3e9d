import type { SectionOf } from '../../document.ts';
import type { PageProps } from '../contract.ts';

type ListSection = SectionOf<'list'>;

/** The card on the table: names, dotted leaders, prices. Without any price the leaders go and hairlines stay. */
export function List({ r, list }: PageProps & { list: ListSection }) {
  const items = list.groups.flatMap((group) => group.items);
  const priced = items.some((item) => item.price);
  const columns = items.length > 3 ? 'card two' : 'card';
  return (
    <section className="menu-section later" id={list.id}>
      <div className="wrap">
        <div className={columns}>
          <h2>{r.t(list.title)}</h2>
          {list.groups.map((group) => (
            <div className="group" key={group.title?.value ?? group.items[0]?.name.value}>
              {group.title && <h3>{r.t(group.title)}</h3>}
              <ul className={priced ? 'dishes priced' : 'dishes'}>
                {group.items.map((item) => (
                  <li key={item.name.value}>
                    <p className="dish">
                      <span className="dish-name">{r.t(item.name)}</span>
                      {item.price && (
                        <>
                          <span className="leader" />
                          <span className="price">{r.t(item.price)}</span>
                        </>
                      )}
                    </p>
                    {item.detail && <p className="detail">{r.t(item.detail)}</p>}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
