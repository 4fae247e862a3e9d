import { html } from 'hono/html';
import type { Desk } from '../desk.ts';
import { faultKinds, type Faults } from '../faults.ts';
import { apiVersion } from '../objects/event.ts';
import { isOpen } from '../payments/disputes.ts';
import { accountSettings } from '../store.ts';
import { disguises } from '../webhooks.ts';
import { accountsSection } from './accounts.ts';
import { afterRetries } from './bodies.ts';

const when = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 19);
const cents = (amount: number) => `${(amount / 100).toFixed(2)} €`;

const button = (path: string, label: string) =>
  html`<form method="post" action="/control/${path}"><button>${label}</button></form>`;

/** What stands at `/`: the switches and what has happened. */
export function controlPage(desk: Desk, faults: Faults) {
  const { state, webhooks } = desk;
  const account = accountSettings(state);
  const newest = <Value>(map: Map<string, Value>) => [...map.values()].toReversed().slice(0, 40);
  const switches = ['off', 'duplicate', 'reversed', 'concurrent'] as const;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Card provider sandbox</title>
        <link rel="stylesheet" href="/assets/control.css" />
      </head>
      <body>
        <main>
          <h1>Card provider sandbox</h1>
          <p>Plays API ${apiVersion} on ${desk.url}. No money moves. What fails on purpose: SENTINELS.md.</p>
          <section>
            <h2>Clock</h2>
            <p>
              It is ${new Date(desk.now()).toISOString().slice(0, 16).replace('T', ' ')} UTC here, for all sandboxes.
            </p>
            <form method="post" action="/control/clock">
              <label>Forward by <input name="advance" value="P1Y" pattern="P.+" /></label> <button>Advance</button>
            </form>
            <form method="post" action="/control/account">
              <label
                >Retry a failed renewal after days <input name="retryDays" value="${account.retryDays.join(', ')}"
              /></label>
              <label
                >then
                <select name="afterRetries">
                  ${afterRetries.map((each) => html`<option ${each === account.afterRetries ? 'selected' : ''}>${each}</option>`)}
                </select></label
              >
              <label
                >Announce days before
                <input name="upcomingDays" type="number" min="0" max="45" value="${account.upcomingDays}"
              /></label>
              <label
                >Banks take seconds <input name="settleSeconds" type="number" min="0" value="${account.settleSeconds}"
              /></label>
              <button>Set</button>
            </form>
          </section>
          <section>
            <h2>Make the next call fail</h2>
            <form method="post" action="/control/faults">
              <label
                >How
                <select name="kind">
                  ${faultKinds.map((kind) => html`<option>${kind}</option>`)}
                </select></label
              >
              <label>How many calls <input name="times" type="number" min="1" value="3" /></label>
              <label>Path starts with <input name="path" value="/v1" /></label>
              <button>Arm</button>
            </form>
            ${faults.list.map((fault) => html`<p>Waiting: ${fault.kind} × ${fault.times} on ${fault.path}…</p>`)}
            <form method="post" action="/control/faults">
              <button name="clear" value="true">Disarm all</button>
            </form>
          </section>
          <section>
            <h2>Webhooks</h2>
            <ul>
              ${[...webhooks.endpoints.values()].map((endpoint) => html`<li><code>${endpoint.url}</code></li>`)}
            </ul>
            <form method="post" action="/control/webhooks">
              ${switches.map(
                (name) =>
                  html`<label
                    ><input type="checkbox" name="${name}" ${webhooks.mode[name] ? 'checked' : ''} /> ${name}</label
                  >`,
              )}
              <label>delay (ms) <input name="delayMs" type="number" min="0" value="${webhooks.mode.delayMs}" /></label>
              <label
                >lose the first tries
                <input name="dropTries" type="number" min="0" max="20" value="${webhooks.mode.dropTries}"
              /></label>
              <label
                >disguise
                <select name="disguise">
                  ${disguises.map((each) => html`<option ${each === webhooks.mode.disguise ? 'selected' : ''}>${each}</option>`)}
                </select></label
              >
              <button>Set</button>
            </form>
            ${[...webhooks.endpoints.values()].map(
              (endpoint) =>
                html`<form method="post" action="/control/webhooks/rotate">
                  <input type="hidden" name="url" value="${endpoint.url}" />
                  <label>New secret <input name="secret" placeholder="whsec_…" required pattern="whsec_.+" /></label>
                  <button>Roll; the old one signs for a day too</button>
                </form>`,
            )}
          </section>
          <section>
            <h2>Checkout sessions</h2>
            <table>
              <thead>
                <tr>
                  <th>at</th>
                  <th>session</th>
                  <th>status</th>
                  <th>total</th>
                  <th>subscription</th>
                </tr>
              </thead>
              <tbody>
                ${newest(state.sessions).map(
                  (session) =>
                    html`<tr>
                      <td>${when(session.created)}</td>
                      <td><code>${session.id.slice(0, 22)}…</code></td>
                      <td>${session.status}, ${session.payment_status}</td>
                      <td>${cents(session.amount_total)}</td>
                      <td><code>${session.subscription ?? ''}</code></td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </section>
          <section>
            <h2>Payments</h2>
            <table>
              <thead>
                <tr>
                  <th>at</th>
                  <th>charge</th>
                  <th>status</th>
                  <th>amount</th>
                  <th>refunded</th>
                  <th>reason</th>
                  <td></td>
                </tr>
              </thead>
              <tbody>
                ${newest(state.charges).map(
                  (charge) =>
                    html`<tr>
                      <td>${when(charge.created)}</td>
                      <td><code>${charge.id}</code></td>
                      <td>${charge.status}</td>
                      <td>${cents(charge.amount)}</td>
                      <td>${cents(charge.amount_refunded)}</td>
                      <td>${charge.outcome.reason ?? ''}</td>
                      <td>
                        ${charge.status === 'succeeded' && !charge.disputed ? button(`charges/${charge.id}/dispute`, 'Dispute') : ''}
                      </td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </section>
          ${accountsSection(desk)}
          <section>
            <h2>Disputes and subscriptions</h2>
            <table>
              <tbody>
                ${newest(state.disputes).map(
                  (dispute) =>
                    html`<tr>
                      <td><code>${dispute.id}</code></td>
                      <td>${dispute.status}</td>
                      <td>${cents(dispute.amount)}</td>
                      <td>
                        ${isOpen(dispute) ? [button(`disputes/${dispute.id}/won`, 'Won'), button(`disputes/${dispute.id}/lost`, 'Lost')] : ''}
                      </td>
                    </tr>`,
                )}
                ${newest(state.subscriptions).map(
                  (subscription) =>
                    html`<tr>
                      <td><code>${subscription.id}</code></td>
                      <td>${subscription.status}${subscription.cancel_at === null ? '' : ', ends'}</td>
                      <td>
                        until
                        ${new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1000).toISOString().slice(0, 10)}
                      </td>
                      <td></td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </section>
          <section>
            <h2>Events</h2>
            <table>
              <thead>
                <tr>
                  <th>at</th>
                  <th>event</th>
                  <th>deliveries</th>
                  <td></td>
                </tr>
              </thead>
              <tbody>
                ${newest(state.events).map((event) => {
                  const sent = [...state.deliveries.values()].filter((each) => each.event === event.id);
                  const fates = sent.map((each) => `${each.lastStatus ?? '–'} (${each.attempts})`);
                  return html`<tr>
                    <td>${when(event.created)}</td>
                    <td>${event.type}</td>
                    <td>${fates.join(', ')}</td>
                    <td>
                      <form method="post" action="/control/events/${event.id}/resend"><button>Resend</button></form>
                    </td>
                  </tr>`;
                })}
              </tbody>
            </table>
          </section>
        </main>
      </body>
    </html>`;
}
