import { readFileSync } from 'node:fs';

const { css, documents } = JSON.parse(readFileSync(new URL('../documents.json', import.meta.url), 'utf8'));
const MARKS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const esc = (value) => String(value).replace(/[&<>"]/g, (mark) => MARKS[mark]);
const text = (tag, given) => (given ? `<${tag}>${esc(given.value)}</${tag}>` : '');
const WIDTHS = [480, 800, 1200, 1800];
const sources = (id, format) => WIDTHS.map((width) => `/p/${id}-${width}.${format} ${width}w`).join(', ');

function picture(doc, id, first) {
  const photo = id && doc.photos[id];
  if (!photo) return '';
  return `<picture><source type="image/avif" srcset="${sources(id, 'avif')}" sizes="50vw"><img src="/p/${id}-800.webp" srcset="${sources(id, 'webp')}" sizes="50vw" width="${photo.width}" height="${photo.height}" alt="${esc(photo.alt.value)}" ${first ? 'fetchpriority="high"' : 'loading="lazy"'} style="background:${photo.color};object-position:${photo.focal[0] * 100}% ${photo.focal[1] * 100}%"></picture>`;
}

const SECTIONS = {
  hero: (doc, s) => `${text('p', s.kicker)}${text('h1', s.headline)}${text('p', s.lede)}${picture(doc, s.photo, true)}`,
  about: (doc, s) =>
    `${text('p', s.since)}${s.paragraphs.map((p) => text('p', p)).join('')}<details>${s.rest.map((p) => text('p', p)).join('')}</details>${picture(doc, s.photo)}`,
  list: (doc, s) =>
    s.groups
      .map(
        (group) =>
          `${text('h3', group.title)}<ul>${group.items.map((item) => `<li>${text('b', item.name)}${text('span', item.price)}${text('p', item.detail)}${picture(doc, item.photo)}</li>`).join('')}</ul>`,
      )
      .join(''),
  gallery: (doc, s) => `<ul>${s.photos.map((id) => `<li>${picture(doc, id)}</li>`).join('')}</ul>`,
  news: (doc, s) =>
    s.items
      .map(
        (item) =>
          `<article>${text('time', item.date)}${text('p', item.text)}${picture(doc, item.photo)}${text('span', item.more)}</article>`,
      )
      .join(''),
  events: (doc, s) =>
    s.items
      .map(
        (item) =>
          `<article>${text('b', item.day)}${text('span', item.month)}${text('span', item.weekday)}${text('span', item.time)}${text('h3', item.name)}${text('p', item.detail)}${picture(doc, item.photo)}</article>`,
      )
      .join(''),
  reviews: (doc, s) =>
    `${s.items.map((item) => `<blockquote>${text('p', item.text)}${text('cite', item.author)}${text('time', item.date)}</blockquote>`).join('')}${text('p', s.note)}`,
  hours: (doc, s) =>
    `<table>${s.rows.map((row) => `<tr>${text('th', row.days)}<td>${row.shifts.map((shift) => text('span', shift)).join('')}</td></tr>`).join('')}</table>${text('p', s.note)}`,
  contact: (doc, s) =>
    `<address>${s.address.map((one) => text('p', one)).join('')}</address>${[s.phone, s.email, ...s.links].map((link) => (link ? `<a href="${esc(link.href)}">${esc(link.label.value)}</a>` : '')).join('')}`,
};

export default class Sites {
  data() {
    return {
      sites: documents,
      pagination: { data: 'sites', size: 1, alias: 'site' },
      permalink: ({ site }) => `${site.slug}/index.html`,
    };
  }
  render({ site: { doc } }) {
    const sections = doc.sections
      .map(
        (s) => `<section id="${esc(s.id)}">${s.title ? text('h2', s.title) : ''}${SECTIONS[s.type](doc, s)}</section>`,
      )
      .join('');
    return `<!doctype html><html lang="${doc.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${esc(doc.meta.title.value)}</title><meta name="description" content="${esc(doc.meta.description.value)}"><style>${css}</style><script type="application/ld+json">${JSON.stringify(doc.meta.jsonLd).replaceAll('<', '\\u003c')}</script></head><body><header>${text('a', doc.name)}</header><main>${sections}</main><footer>${doc.footer.legal.map((line) => text('p', line)).join('')}</footer></body></html>`;
  }
}
