import type { SiteDocument } from '../document.ts';
import type { Kit } from '../layouts/contract.ts';
import { Reach } from '../layouts/parts/reach.tsx';
import { BOOKING_WORDS } from './words.ts';

/** Where the plan of a site has ended nothing is booked on it: how one asks instead. */
export function PlainBooking({ doc, r }: { doc: SiteDocument; r: Kit }) {
  const words = BOOKING_WORDS[doc.lang];
  return (
    <>
      <h1>{words.plainTitle}</h1>
      <p>{words.plainLead}</p>
      <div className="ask">
        <Reach doc={doc} r={r} />
      </div>
    </>
  );
}
