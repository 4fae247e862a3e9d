/** What shops took and gave back, beside the provider's own books of each account, and letters beside those of their server. */
import { InvariantBroken } from '../trace.ts';
import type { World } from '../world.ts';
import { APART, BOOKS, LETTERS } from './rules.ts';

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
  const taken = world.letters.taken.map(({ messageId }) => messageId.slice(0, messageId.indexOf('@')));
  const twice = taken.find((name, at) => taken.indexOf(name) !== at);
  if (twice !== undefined) throw new InvariantBroken(LETTERS, `${twice} twice`);
  const rows = await world.rows<{ name: string; state: string }>(
    'select name, state from news_deliveries union all select name, state from news_welcomes',
  );
  for (const { name, state } of rows)
    if (taken.includes(name) ? !['sent', 'unknown'].includes(state) : state === 'sent')
      throw new InvariantBroken(LETTERS, `${name}: ${state}`);
}
