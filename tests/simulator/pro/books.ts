/** What shops took and gave back, beside the provider's own books of each account, and letters beside those of their server. */
import { InvariantBroken } from '../trace.ts';
import type { World } from '../world.ts';
import { LETTERS } from './letter-rules.ts';
import { nameOf, siteOf } from './readers-book.ts';
import { APART, BOOKS } from './rules.ts';

export async function checkShopBooks(world: World): Promise<void> {
  const payments = new Set((await world.rows<{ id: string }>('select id from takings_payments')).map(({ id }) => id));
  for (const { client_reference_id: of } of world.stripe.state.sessions.values())
    if (of !== null && payments.has(of)) throw new InvariantBroken(APART, of);
  const ours = await world.rows<{ account: string; took: number; gave: number }>(
    `select a.account, coalesce(sum(p.amount), 0)::int as took, coalesce(sum(r.gave), 0)::int as gave from takings_accounts a
     left join takings_payments p on p.account = a.account and p.state = 'paid'
     left join (select payment_id, sum(amount) gave from takings_refunds where state = 'succeeded' group by 1) r on r.payment_id = p.id
     group by a.account`,
  );
  for (const { account, took, gave } of ours) {
    const charges = [...world.stripe.stateOf(account).charges.values()].filter(({ paid }) => paid);
    const theirs = charges.reduce((sum, { amount }) => sum + amount, 0);
    const back = charges.reduce((sum, { amount_refunded: refunded }) => sum + refunded, 0);
    if (theirs !== took || back !== gave)
      throw new InvariantBroken(BOOKS, `${account}: ${took} of ${theirs}, ${gave} of ${back}`);
  }
}

export async function checkLetterBooks(world: World): Promise<void> {
  const taken = new Map<string, string>();
  for (const letter of world.letters.taken) {
    const name = nameOf(letter);
    if (taken.has(name)) throw new InvariantBroken(LETTERS, `${name} twice`);
    taken.set(name, siteOf(letter));
  }
  const rows = await world.rows<{ name: string; state: string }>(
    'select name, state from news_deliveries union all select name, state from news_welcomes',
  );
  for (const { name, state } of rows)
    if (taken.has(name) ? !['sent', 'unknown', 'returned'].includes(state) : ['sent', 'returned'].includes(state))
      throw new InvariantBroken(LETTERS, `${name}: ${state}`);
  const known = new Set(rows.map(({ name }) => name));
  const present = await world.rows<{ id: string }>('select site_id as id from news_settings');
  const sites = new Set(present.map(({ id }) => id));
  // What was written to readers of a site goes with it.
  for (const [name, site] of taken)
    if (!known.has(name) && sites.has(site)) throw new InvariantBroken(LETTERS, `${name}: no row`);
}
