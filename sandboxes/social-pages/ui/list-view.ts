import { html } from 'hono/html';
import type { StoredPage } from '../page-types.ts';
import type { Pictures } from '../pictures.ts';
import { frame } from './frame.ts';

interface Listing {
  q: string;
  total: number;
  from: number;
  step: number;
  shown: StoredPage[];
  pictures: Pictures;
}

export function listView({ q, total, from, step, shown, pictures }: Listing) {
  const link = (at: number) => `/?${new URLSearchParams({ ...(q ? { q } : {}), from: String(at) }).toString()}`;
  return frame(
    q ? `“${q}”` : 'Pages',
    html`<h1>${q ? html`Pages like “${q}”` : 'Pages of the network'}</h1>
      <form class="bar" role="search" action="/">
        <div style="flex:1 1 14rem">
          <label for="q">Name, city or category</label>
          <input id="q" name="q" type="search" value="${q}" autocomplete="off" />
        </div>
        <button>Search</button>
      </form>
      <p class="soft small">
        ${total} ${total === 1 ? 'page' : 'pages'}${total > 0 ? html`, from ${from + 1} to ${from + shown.length}` : ''}
      </p>
      ${
        shown.length === 0
          ? html`<p class="card">
              No page has this name. Accents and capitals do not matter; the beginning of a word is enough.
            </p>`
          : html`<ul class="rows">
              ${shown.map((page) => row(page, pictures))}
            </ul>`
      }
      <div class="actions">
        ${from > 0 ? html`<a href="${link(Math.max(0, from - step))}">Previous</a>` : ''}
        ${from + step < total ? html`<a href="${link(from + step)}">Next</a>` : ''}
      </div>`,
  );
}

const row = (page: StoredPage, pictures: Pictures) =>
  html`<li>
    <a class="row" href="/ui/pages/${page.id}">
      <img class="logo" src="${pictures.address(page.picture.data.url)}" alt="" loading="lazy" />
      <span>
        <span class="title" dir="auto">${page.name}</span>
        <span class="meta"
          >${[page.category, page.location?.city].filter(Boolean).join(' · ') || 'nothing else known'}</span
        >
      </span>
      ${badge(page)}
    </a>
  </li>`;

export function badge(page: StoredPage) {
  if (page.fault) return html`<span class="badge bad">${page.fault}</span>`;
  if (!page.is_published) return html`<span class="badge warn">not published</span>`;
  return page.demo ? html`<span class="badge good">demo</span>` : '';
}
