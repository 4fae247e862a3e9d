import { html } from 'hono/html';
import { shell } from '../look.ts';

export interface Shown {
  name: string;
  username: string;
  /** 'ready', 'waiting', or why there is nothing. */
  state: string;
  /** Best layout for this business first. */
  links: { layout: string; url: string }[];
}

export function galleryView(shown: Shown[]) {
  const cells = shown.reduce((count, { links }) => count + links.length, 0);
  return shell({
    title: 'Gallery',
    sandbox: 'Gallery of generated sites',
    links: [['/gallery', 'All businesses']],
    body: html`<h1>${shown.length} businesses, ${cells} sites</h1>
      <p class="soft">
        Each picture opens the real preview; the first of a row is the layout that the product recommends. Pictures are
        those of the last <code>npm run gallery -- --write</code>.
      </p>
      ${shown.map(row)}`,
  });
}

const row = ({ name, username, state, links }: Shown) =>
  html`<h2 dir="auto" id="${username}">${name}</h2>
    ${state === 'ready' ? '' : html`<p class="card">${state === 'waiting' ? 'The previews are being made …' : state}</p>`}
    <div class="pics">
      ${links.map(
        ({ layout, url }) =>
          html`<a href="${url}" target="_blank"
            ><img
              src="/gallery/${username}.${layout}.webp"
              alt=""
              loading="lazy"
              width="320"
              height="200"
            />${layout}</a
          >`,
      )}
    </div>`;
