/** The first page of booking: what, or for how many. A plain form that leads to the free times. */
import type { Kit } from '../layouts/contract.ts';
import { find } from '../layouts/parts/find.ts';
import type { SiteDocument } from '../document.ts';
import { peopleIn, said } from './said.ts';
import { BOOKING_WORDS } from './words.ts';

export interface Offered {
  kind: 'table' | 'appointment';
  mode: 'request' | 'instant';
  services: readonly { id: string; name: string; price: string | null }[];
  /** Of tables: the largest party that books by itself. */
  partyMost: number;
}
const USUAL_PARTY = 2;

export function ChoosePage({ doc, r, offered }: { doc: SiteDocument; r: Kit; offered: Offered }) {
  const words = BOOKING_WORDS[doc.lang];
  const { kind, mode, services, partyMost } = offered;
  const phone = find(doc, 'contact')?.phone;
  const usual = Math.min(USUAL_PARTY, partyMost);
  return (
    <>
      <h1>{words.title[kind]}</h1>
      <p>{words.lead[mode]}</p>
      <form className="ask" action="/_/book/times" method="get">
        {services.length > 1 ? (
          <fieldset>
            <legend>{words.service}</legend>
            <div className="ask-choices">
              {services.map(({ id, name, price }, at) => (
                <label key={id}>
                  <input type="radio" name="s" value={id} defaultChecked={at === 0} />
                  <span>{name}</span>
                  {price && <i>{price}</i>}
                </label>
              ))}
            </div>
          </fieldset>
        ) : (
          <input type="hidden" name="s" value={services[0]?.id ?? ''} />
        )}
        {kind === 'table' && (
          <fieldset>
            <legend>{words.party}</legend>
            <div className="ask-pills">
              {Array.from({ length: partyMost }, (_, at) => at + 1).map((n) => (
                <label key={n}>
                  <input
                    type="radio"
                    name="n"
                    value={n}
                    defaultChecked={n === usual}
                    aria-label={peopleIn(n, doc.lang)}
                  />
                  <span aria-hidden="true">{n}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <button className="button" type="submit">
          {words.seeTimes}
        </button>
      </form>
      {kind === 'table' && phone && (
        <p className="ask-more">
          {said(words.largerParty, { n: partyMost })} <a href={r.href(phone.href)}>{phone.label.value}</a>
        </p>
      )}
    </>
  );
}
