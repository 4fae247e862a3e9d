import { expect, it } from 'vitest';
import { withPings } from './pings.ts';

it.each([
  ['<a class="b" href="tel:+39051">', '<a class="b" ping="/~call" href="tel:+39051">'],
  ['<a href="https://wa.me/39">', '<a ping="/~whatsapp" href="https://wa.me/39">'],
  ['<a href="mailto:a@b.it">', '<a ping="/~mail" href="mailto:a@b.it">'],
  [
    '<a href="https://www.google.com/maps/dir/?api=1">',
    '<a ping="/~directions" href="https://www.google.com/maps/dir/?api=1">',
  ],
])('%s says when it is pressed, in at most sixty bytes [P6]', (link, pinging) => {
  expect(withPings(link)).toBe(pinging);
  expect(pinging.length - link.length).toBeLessThanOrEqual(60);
});

it.each([
  '<a href="#contact">',
  '<a href="https://example.org/?tel:1">',
  // As React writes a text, and as data for search engines stand in a page.
  '<p>he wrote href=&quot;tel:1&quot;</p>',
  String.raw`<script type="application/ld+json">{"x":" href=\"tel:1\""}</script>`,
])('%s stays as it is [P6]', (html) => expect(withPings(html)).toBe(html));
