import type { Kit, PageProps } from '../contract.ts';
import type { Item, ListSection } from './estimate.ts';
import { Frames, Lines } from './form.tsx';

/** With more items than this the groups fold, the first stays open. */
const LONG = 40;

function Items({ r, items }: { r: Kit; items: Item[] }) {
  const pictured = items.filter(({ photo }) => photo !== null);
  const plain = items.filter(({ photo }) => photo === null);
  return (
    <>
      {pictured.length > 0 && <Frames r={r} items={pictured} />}
      {plain.length > 0 && <Lines r={r} items={plain} />}
    </>
  );
}

/** The price list in full: a form for each group, its name on the black edge. */
export function List({ r, list }: PageProps & { list: ListSection }) {
  const count = list.groups.reduce((sum, { items }) => sum + items.length, 0);
  const folds = count > LONG && list.groups.length > 1;
  return (
    <section className="list paper" id={list.id}>
      <h2>{r.t(list.title)}</h2>
      <div className={list.groups.length > 1 ? 'forms many' : 'forms'}>
        {list.groups.map(({ title, items }, index) => {
          const key = title?.value ?? items[0]?.name.value;
          if (!folds || !title)
            return (
              <div className="form" key={key}>
                {title && <h3>{r.t(title)}</h3>}
                <Items r={r} items={items} />
              </div>
            );
          return (
            <details className="form" key={key} open={index === 0}>
              <summary>
                <h3>{r.t(title)}</h3>
                {r.icon('down')}
              </summary>
              <Items r={r} items={items} />
            </details>
          );
        })}
      </div>
    </section>
  );
}
