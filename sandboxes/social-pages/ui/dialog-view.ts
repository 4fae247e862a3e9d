import { html } from 'hono/html';
import type { Person } from '../people.ts';
import { frame } from './frame.ts';

export interface DialogRequest {
  scopes: string[];
  /** The dialog's own query, kept while one searches. */
  given: Record<string, string>;
}
const MEANING: Record<string, string> = {
  pages_show_list: 'the list of Pages you manage',
  pages_read_engagement: 'posts, photos and events of your Pages',
  pages_read_user_content: 'reviews and other content of visitors on your Pages',
  pages_manage_metadata: 'news of your Pages as they happen',
  public_profile: 'your name and picture',
  email: 'your e-mail address',
};

/** What the vendor shows in its own words: who you are, what the app gets, Continue or Cancel. */
export function dialogView({ request, q, people }: { request: DialogRequest; q: string; people: Person[] }) {
  const wanted = request.scopes.length > 0 ? request.scopes : ['public_profile'];
  const { q: _searched, ...kept } = request.given;
  return frame(
    'Log in',
    html`<h1>Vetrina wants to know</h1>
      <ul>
        ${wanted.map((scope) => html`<li>${MEANING[scope] ?? scope}</li>`)}
      </ul>
      <form class="bar" role="search">
        ${Object.entries(kept).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <div style="flex:1 1 14rem">
          <label for="q">Owner of another page</label>
          <input id="q" name="q" type="search" value="${q}" autocomplete="off" />
        </div>
        <button class="plain">Search</button>
      </form>
      <form method="post" action="?${new URLSearchParams(kept).toString()}">
        <fieldset>
          <legend>Who are you?</legend>
          ${
            people.length === 0
              ? html`<p class="soft">No page has this name.</p>`
              : people.map(
                  (person, at) =>
                    html`<label style="display:flex;gap:.7rem;align-items:center;min-height:44px;font-weight:400">
                      <input
                        type="radio"
                        name="person"
                        value="${person.id}"
                        style="width:auto;min-height:0"
                        ${at === 0 ? 'checked' : ''}
                      />
                      <span><b dir="auto">${person.name}</b><br /><span class="soft small">${person.about}</span></span>
                    </label>`,
                )
          }
        </fieldset>
        ${
          wanted.length > 1
            ? html`<fieldset>
                <legend>Do not allow</legend>
                ${wanted.map(
                  (scope) =>
                    html`<label style="display:flex;gap:.7rem;align-items:center;min-height:44px;font-weight:400">
                      <input type="checkbox" name="refuse" value="${scope}" style="width:auto;min-height:0" />
                      ${MEANING[scope] ?? scope}
                    </label>`,
                )}
              </fieldset>`
            : ''
        }
        <div class="actions" style="position:sticky;bottom:0;background:var(--paper);padding:.75rem 0">
          <button name="answer" value="continue">Continue</button>
          <button class="plain" name="answer" value="cancel" formnovalidate>Cancel</button>
        </div>
      </form>`,
  );
}

export const refusedView = (why: string) =>
  frame(
    'Log in',
    html`<h1>The login does not open</h1>
      <p class="card">${why}</p>`,
  );
