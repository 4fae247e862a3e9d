/** Bookings that a program writes, past all verbs: as many as a test wants, at any instants. */
import type { TestProduct } from './product.ts';

interface HeldTime {
  /** One of the people or tables of the site, by its id. */
  person: string;
  from: Date;
  to: Date;
}

/** Confirmed, for one guest each; those that were written for the site before must have gone. Throws where two of one person overlap. */
export async function holdTimes(
  product: Pick<TestProduct, 'rows' | 'clock'>,
  { siteId, service, held }: { siteId: string; service: string; held: readonly HeldTime[] },
): Promise<void> {
  await product.rows(
    `with given as (select * from unnest($4::text[], $5::timestamptz[], $6::timestamptz[]) with ordinality as g(person, starts, ends, n)),
     made as (insert into bookings (id, site_id, state, service_id, service, minutes, party, starts_at, ends_at, wall, zone, guest, contacts,
         key_hash, lang, by, asked_at)
       select 'bkg_made' || $1 || n, $1::text, 'confirmed', $2::text, 'Ora', extract(epoch from ends - starts) / 60, 1, starts, ends, '', 'Europe/Rome', '', '{}',
         'made' || $1 || n, 'it', 'owner', $3::timestamptz from given returning id)
     insert into booking_claims (booking_id, person_id, from_at, to_at)
     select 'bkg_made' || $1 || n, person, starts, ends from given, (select count(*) from made) done`,
    [
      siteId,
      service,
      product.clock.now(),
      held.map(({ person }) => person),
      held.map(({ from }) => from),
      held.map(({ to }) => to),
    ],
  );
}
