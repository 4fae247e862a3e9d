import type { SiteDocument } from '../document.ts';
import type { Kit } from '../layouts/contract.ts';
import { Reach } from '../layouts/parts/reach.tsx';
import type { Offered } from './choose-page.tsx';
import { BOOKING_WORDS } from './words.ts';

/** Where the plan of a site has ended nothing is booked on it: how one asks instead. */
export function PlainBooking({ doc, r, kind }: { doc: SiteDocument; r: Kit } & Pick<Offered, 'kind'>) {
  const words = BOOKING_WORDS[doc.lang];
  return (
    <>
      <h1>{words.title[kind]}</h1>
      <p>{words.plainLead}</p>
      <div className="ask">
        <Reach doc={doc} r={r} />
      </div>
    </>
  );
}
