import { html } from 'hono/html';
import type { StoredPage } from '../page-types.ts';
import type { Pictures } from '../pictures.ts';
import { editForm } from './edit-form.ts';
import { frame } from './frame.ts';
import { badge } from './list-view.ts';

const SAID: Record<string, string> = {
  saved: 'Saved. Whoever reads this page from now on gets the new text.',
  published: 'The page can be read again.',
  unpublished: 'The page is hidden: reading it now answers that it does not exist.',
};

export function pageView(page: StoredPage, pictures: Pictures, said: string | undefined) {
  const message = SAID[said ?? ''];
  return frame(
    page.name,
    html`<h1 dir="auto">${page.name} ${badge(page)}</h1>
      ${message ? html`<p class="said" role="status">${message}</p>` : ''}
      <div class="grid side">
        <section class="card" aria-labelledby="edit">
          <h2 id="edit" style="margin-top:0">What its owner can change</h2>
          ${editForm(page)}
        </section>
        <div>
          <section class="card">
            <dl>
              <dt>Id</dt>
              <dd>${page.id}</dd>
              <dt>User name</dt>
              <dd>${page.username}</dd>
              <dt>Category</dt>
              <dd>${page.category ?? '–'}</dd>
              <dt>Address</dt>
              <dd>${page.single_line_address ?? '–'}</dd>
              <dt>Language</dt>
              <dd>${page.lang}</dd>
              <dt>Posts</dt>
              <dd>${page.posts.data.length}</dd>
              <dt>Events</dt>
              <dd>${page.events.data.length}</dd>
              <dt>Reviews</dt>
              <dd>${page.ratings.data.length}</dd>
            </dl>
            <div class="actions">
              <form method="post" action="/ui/pages/${page.id}/publish">
                <button class="plain" name="published" value="${page.is_published ? 'no' : 'yes'}">
                  ${page.is_published ? 'Unpublish' : 'Publish'}
                </button>
              </form>
              <form method="post" action="/ui/pages/${page.id}/delete">
                <button class="danger">Delete for good</button>
              </form>
            </div>
          </section>
          <h2>Photos</h2>
          ${
            page.photos.data.length === 0
              ? html`<p class="soft">None.</p>`
              : html`<div class="pics">
                  ${page.photos.data.map((photo, index) => html`<img src="${smallest(photo.images, pictures)}" alt="Photo ${index + 1}" loading="lazy" />`)}
                </div>`
          }
        </div>
      </div>`,
  );
}

const smallest = (images: StoredPage['photos']['data'][number]['images'], pictures: Pictures) =>
  pictures.sizes(images).at(-1)?.source ?? '';
