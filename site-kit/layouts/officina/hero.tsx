import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { heroShape } from '../parts/hero-photos.ts';
import { hasWideWord, headlineSize, splitHeadline } from '../parts/headline.tsx';
import type { Estimate } from './estimate.ts';
import { Field, Lines } from './form.tsx';
import { Plate } from './plate.tsx';

/** The first lines of the price list; a longer list is led to. */
function Prices({ r, first: { list, title, items, of } }: Pick<PageProps, 'r'> & { first: Estimate }) {
  return (
    <div className="form" id={of === 0 ? list.id : undefined}>
      <h2>{r.t(title)}</h2>
      <Lines r={r} items={items} brief={of > 0} />
      {of > 0 && (
        <a className="cell" href={`#${list.id}`}>
          {r.t(list.title)} ({of}){r.icon('down')}
        </a>
      )}
    </div>
  );
}

/** Where no price list is known, the form holds the address and the ways to get in touch. */
function Facts({ doc, r }: PageProps) {
  const contact = find(doc, 'contact');
  if (!contact || !(contact.address.length > 0 || contact.phone || contact.email)) return null;
  const { address, phone, email } = contact;
  return (
    <div className="form">
      <h2>{r.word('nav.contact')}</h2>
      <dl className="fields">
        {address.length > 0 && (
          <Field label={r.word('contact.address')}>
            {address.map((line) => (
              <span key={line.value}>{r.t(line)}</span>
            ))}
          </Field>
        )}
        {phone && (
          <Field label={r.word('contact.phone')}>
            <a href={r.href(phone.href)}>{r.t(phone.label)}</a>
          </Field>
        )}
        {email && (
          <Field label={r.word('contact.email')}>
            <a href={r.href(email.href)}>{r.t(email.label)}</a>
          </Field>
        )}
      </dl>
    </div>
  );
}

/** The sheet split in two: the statement over the form on graph paper, and the work with its plate. */
export function Hero({ doc, r, first }: PageProps & { first: Estimate | null }) {
  const hero = find(doc, 'hero');
  if (!hero) return null;
  const tall = heroShape(doc, hero) === 'tall';
  const parts = splitHeadline(hero.headline.value);
  const photo = r.photo(hero.photo, {
    sizes: tall ? '(min-width:960px) 40vw, 100vw' : '(min-width:960px) 50vw, 100vw',
    ratio: tall ? 0.8 : 1,
    priority: true,
  });
  return (
    <section className={tall ? 'hero upright' : 'hero'} id={hero.id}>
      <div className="says">
        {hero.kicker && <p className="kicker">{r.t(hero.kicker)}</p>}
        <h1
          className={`${headlineSize(hero.headline, parts)}${hasWideWord(parts) ? ' wide' : ''}`}
          lang={hero.headline.lang}
        >
          {r.split(hero.headline, parts.join(' ').trim())}
        </h1>
        {hero.lede && <p className="lede">{r.t(hero.lede)}</p>}
      </div>
      <div className="view">
        {photo}
        <Plate doc={doc} r={r} alone={photo === null} />
      </div>
      <div className="quote">{first ? <Prices r={r} first={first} /> : <Facts doc={doc} r={r} />}</div>
    </section>
  );
}
