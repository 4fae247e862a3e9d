import { expect, it } from 'vitest';
import type { OwnPage } from '../../site-kit/content/own-pages/schema.ts';
import { pageFault } from './page-fault.ts';

const config = { publicUrl: 'https://vetrina.example', sitesDomain: 'siti.example' } as Parameters<
  typeof pageFault
>[0]['config'];
const page = (href: string): OwnPage => ({
  slug: 'a',
  title: 'A',
  menu: true,
  blocks: [
    { type: 'text', id: 'block1', content: [{ type: 'bullets', items: [[{ text: 'qui', href }]] }] },
    { type: 'button', id: 'block2', label: 'Vai', target: { to: 'link', href } },
  ],
});

it.each([
  ['https://vetrina.example/manager', 'own-host'],
  ['https://siti.example', 'own-host'],
  ['https://VETRINA.example', 'own-host'],
  ['https://rete.example', null],
])('a link of a page to %s is judged: %s [P5]', (href, fault) => {
  expect(pageFault({ config }, { layer: {}, unit: 'pages/pge_1', value: page(href), most: 20 })).toBe(fault);
});
