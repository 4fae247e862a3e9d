import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { Html } from '../../look.ts';
import { closeAccount, setCapability } from '../connect/change-account.ts';
import type { Desk } from '../desk.ts';
import type { Account } from '../objects/account.ts';

const body = z.object({ card: z.enum(['active', 'pending', 'rejected', 'restricted', 'unsupported', 'closed']) });
const euro = (cents: number) => `${(cents / 100).toFixed(2)} €`;

/** What lies in an account: charged, given back, and what is left for a payout. */
export function balanceOf({ store }: Desk, { id }: Account): { charged: number; refunded: number; left: number } {
  const { charges } = store.stateOf(id);
  const paid = [...charges.values()].filter((charge) => charge.paid);
  const charged = paid.reduce((sum, { amount }) => sum + amount, 0);
  const refunded = paid.reduce((sum, { amount_refunded: back }) => sum + back, 0);
  return { charged, refunded, left: charged - refunded };
}

/** A part of the control page: each connected account with its switches and its money. */
export function accountsSection(desk: Desk): Html {
  const accounts = [...desk.state.accounts.values()].toReversed();
  return html`<section>
    <h2>Connected accounts</h2>
    <table>
      <tbody>
        ${accounts.map((account) => {
          const { charged, refunded, left } = balanceOf(desk, account);
          return html`<tr>
            <td><code>${account.id}</code><br />${account.display_name}</td>
            <td>${account.closed ? 'closed' : account.card}</td>
            <td>charged ${euro(charged)}, refunded ${euro(refunded)}, for payout ${euro(left)}</td>
            <td>
              <form method="post" action="/control/accounts/${account.id}">
                ${body.shape.card.options.map((status) => html`<button name="card" value="${status}">${status}</button>`)}
              </form>
            </td>
          </tr>`;
        })}
      </tbody>
    </table>
  </section>`;
}

/** `POST /control/accounts/{acct_…} {card}`: what the vendor thinks of it from now on; `closed` is for good. */
export function accountSwitches(desk: Desk): Hono {
  return new Hono().post('/:account', async (c) => {
    const json = c.req.header('content-type')?.includes('json') ?? false;
    const read = body.safeParse(json ? await c.req.json() : await c.req.parseBody());
    const account = desk.state.accounts.get(c.req.param('account'));
    if (!read.success || account === undefined) return c.notFound();
    if (read.data.card === 'closed') closeAccount(desk, account);
    else setCapability(desk, account, read.data.card);
    return json ? c.json({ card: account.card, closed: account.closed }) : c.redirect('/', 303);
  });
}
