import type { PageProps } from '../contract.ts';
import { ownFacts } from '../parts/own-facts.ts';

const MOST = 3;

/** Without a photo: a sheet of stickers, one with the initials, the others with prices out of a longer list, the hour or the house number. */
export function Stickers({ doc, r }: PageProps) {
  const { initials, prices, isShortList, opens, number } = ownFacts(doc);
  const facts = [
    ...(isShortList ? [] : prices)
      .slice(0, MOST)
      .map(({ name, price }) => ({ key: name.value, large: r.t(price), small: r.t(name) })),
    ...[opens, number].flatMap((fact) => (fact ? [{ key: fact, large: fact, small: null }] : [])),
  ].slice(0, MOST);
  return (
    <div className={`art stickers of-${facts.length + 1}`} aria-hidden="true">
      <p>
        <b>{initials}</b>
      </p>
      {facts.map(({ key, large, small }) => (
        <p key={key}>
          <b>{large}</b>
          {small && <span>{small}</span>}
        </p>
      ))}
    </div>
  );
}
