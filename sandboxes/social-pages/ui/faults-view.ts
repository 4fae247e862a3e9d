import { html } from 'hono/html';
import { CALLS, FAULTS, type Call, type Switch } from '../faults.ts';
import { frame } from './frame.ts';

const MEANING: Record<Call, string> = {
  search: 'Searching pages',
  read: 'Reading a page',
  media: 'Fetching a picture',
  login: 'Exchanging the code of a login',
  accounts: 'Listing the pages of a person',
  subscribe: 'Asking for a page’s news, or for no more of them',
};

export function faultsView(state: Record<Call, Switch>) {
  return frame(
    'Faults',
    html`<h1>Make calls fail</h1>
      <p class="soft">
        Single pages that always fail are found by their name; SENTINELS.md beside this sandbox lists them.
      </p>
      <div class="grid">
        ${CALLS.map(
          (call) =>
            html`<form class="card bar" method="post" action="/ui/faults">
              <input type="hidden" name="call" value="${call}" />
              <div style="flex:2 1 14rem">
                <label for="${call}-fault">${MEANING[call]}</label>
                <select id="${call}-fault" name="fault">
                  <option value="">works</option>
                  ${FAULTS.map((fault) => html`<option value="${fault}" ${state[call].fault === fault ? 'selected' : ''}>${fault}</option>`)}
                </select>
              </div>
              <div style="flex:1 1 8rem">
                <label for="${call}-times">How many times</label>
                <input
                  id="${call}-times"
                  name="times"
                  inputmode="numeric"
                  placeholder="always"
                  value="${state[call].times ?? ''}"
                />
              </div>
              <button>Set</button>
            </form>`,
        )}
      </div>`,
  );
}
