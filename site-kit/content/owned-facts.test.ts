import { describe, expect, it } from 'vitest';
import { layerOf } from '../../tests/content/fixture-site.ts';
import { demoFacts } from '../../tests/fixtures/documents.ts';
import { composeDocument } from '../compose.ts';
import { LANGS, type Lang, type SectionOf, type SiteDocument } from '../document.ts';
import { READY_LAYOUTS } from '../layouts/index.ts';
import { sourceLabel } from '../provenance/source-label.ts';
import { renderSitePage } from '../render/render-site-page.tsx';
import { MEASURED } from '../../tests/support/measured-site.ts';

const NOW = new Date('2026-12-14T10:00:00Z');
const HOLIDAYS = [
  { date: '2026-12-25', name: 'Natale' },
  { date: '2027-01-01', name: 'Capodanno' },
];
async function site(values: Record<string, unknown>, lang: Lang = 'it', layout: SiteDocument['layout'] = 'tavola') {
  const known = await demoFacts('trattoriasettegufi', NOW);
  return composeDocument({ ...known, layout, lang, now: NOW, holidays: HOLIDAYS, layer: layerOf(values) });
}
const part = <T extends 'hours' | 'contact'>(doc: SiteDocument, type: T) =>
  doc.sections.find((section) => section.type === type) as SectionOf<T>;
const data = (doc: SiteDocument) => doc.meta.jsonLd;

describe('a fact of the owner’s [S2]', () => {
  it('phone: is the button, the contact and what search engines read, and a mobile one is WhatsApp too', async () => {
    const doc = await site({ 'fact/phone': '+39 333 123 4567' });
    expect(doc.actions.find(({ kind }) => kind === 'call')?.href).toBe('tel:+393331234567');
    expect(doc.actions.find(({ kind }) => kind === 'whatsapp')?.href).toBe('https://wa.me/393331234567');
    expect(part(doc, 'contact').phone).toMatchObject({
      href: 'tel:+393331234567',
      label: { source: { kind: 'owner', unit: 'fact/phone', at: '2026-05-03T10:00:00Z' } },
    });
    expect(data(doc)['telephone']).toBe('+393331234567');
    expect(JSON.stringify(doc.actions)).not.toContain('0510000101');
  });

  it('phone: a number that no plan knows is dialled as it is written, further ones keep their words', async () => {
    expect(part(await site({ 'fact/phone': '+999 123456' }), 'contact').phone?.href).toBe('tel:+999123456');
    const doc = await site({ 'fact/phone': '051 000 0101, Gino 333 123 4567' });
    expect(part(doc, 'contact').links.find(({ kind }) => kind === 'phone')?.label.value).toContain('Gino');
  });

  it('name: stands wherever the business is named', async () => {
    const doc = await site({ 'fact/name': 'Locanda Nuova' });
    expect(doc.name).toMatchObject({ value: 'Locanda Nuova', source: { kind: 'owner', unit: 'fact/name' } });
    expect(doc.meta.title.value).toContain('Locanda Nuova');
    expect(data(doc)['name']).toBe('Locanda Nuova');
    expect(JSON.stringify({ ...doc, leftOut: [] })).not.toContain('Sette Gufi ·');
  });

  it('address: leads the map to it, and the page’s pin leaves with the page’s street', async () => {
    const before = await site({});
    const address = { street: 'Via Nuova 1', zip: '40100', city: 'Bologna' };
    const doc = await site({ 'fact/address': address });
    expect(part(before, 'contact').geo).not.toBeNull();
    expect(part(doc, 'contact')).toMatchObject({
      geo: null,
      address: [
        { value: 'Via Nuova\u00a01', source: { kind: 'owner' } },
        { value: '40100 Bologna', source: { kind: 'owner' } },
      ],
    });
    expect(part(doc, 'contact').map?.google).toContain(encodeURIComponent('Via Nuova 1, 40100, Bologna'));
    expect(data(doc)['address']).toMatchObject({ streetAddress: 'Via Nuova 1', postalCode: '40100' });
    expect(data(doc)['geo']).toBeUndefined();
  });

  it('mail and website: are the only ones', async () => {
    const doc = await site({ 'fact/mail': 'ciao@gufi.example', 'fact/website': 'https://gufi.example/menu' });
    expect(part(doc, 'contact').email?.href).toBe('mailto:ciao@gufi.example');
    expect(part(doc, 'contact').links.find(({ kind }) => kind === 'website')).toMatchObject({
      href: 'https://gufi.example/menu',
      label: { value: 'gufi.example', source: { kind: 'owner', unit: 'fact/website' } },
    });
    expect(data(doc)).toMatchObject({ email: 'ciao@gufi.example' });
  });

  it('week: is drawn, read by search engines and by the open-now line; what overlaps is one', async () => {
    const day = [
      { from: 600, to: 720 },
      { from: 540, to: 660 },
    ];
    const doc = await site({ 'fact/week': [day, [], [], [], [], [], []] });
    expect(part(doc, 'hours').week?.[0]).toEqual([{ from: 540, to: 720 }]);
    expect(part(doc, 'hours').rows[0]).toMatchObject({
      days: { value: 'Lun', source: { kind: 'owner', unit: 'fact/week' } },
      shifts: [{ value: '09:00 – 12:00' }],
    });
    expect(data(doc)['openingHoursSpecification']).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: '09:00', closes: '12:00' },
    ]);
  });
});

describe('days with hours of their own [S2]', () => {
  const closed = { ranges: [] };
  const days = {
    'fact/days/2026-12-24': closed,
    'fact/days/2026-12-25': closed,
    'fact/days/2026-12-31': { ranges: [{ from: 600, to: 840 }] },
    'fact/days/2026-12-12': closed,
  };

  it('are said in one line, the nearest first, and answer the calendar’s question', async () => {
    const { special, note, holidays } = part(await site(days), 'hours');
    expect(special?.text.value).toBe('24–25 dicembre: chiuso · 31 dicembre: 10:00 – 14:00');
    expect(special?.text.source).toEqual({ kind: 'owner', unit: 'fact/days/2026-12-24', at: '2026-05-03T10:00:00Z' });
    expect(special?.days.map(({ date }) => date)).toEqual(['2026-12-24', '2026-12-25', '2026-12-31']);
    expect(holidays).toEqual(['2027-01-01']);
    expect(note?.value).not.toContain('Natale');
  });

  it('are read by search engines, closed days too', async () => {
    const range = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };
    expect(data(await site(days))['specialOpeningHoursSpecification']).toEqual([
      { ...range, validFrom: '2026-12-24', validThrough: '2026-12-24' },
      { ...range, validFrom: '2026-12-25', validThrough: '2026-12-25' },
      { ...range, opens: '10:00', closes: '14:00', validFrom: '2026-12-31', validThrough: '2026-12-31' },
    ]);
  });

  it.each(READY_LAYOUTS.map(({ name }) => name))('stand on the page in layout %s', async (layout) => {
    const html = renderSitePage(await site(days, 'it', layout), 'home', { ...MEASURED, now: NOW });
    expect(html).toContain('24–25 dicembre: chiuso · 31 dicembre: 10:00 – 14:00');
    if (html.includes('data-week=')) expect(html).toContain('data-special="{&quot;2026-12-24&quot;:[]');
  });

  it.each([
    ['it', '24–25 dicembre: chiuso', 'Scritto da te il 3 maggio'],
    ['en', '24 – 25 December: closed', 'Written by you on 3 May'],
    ['es', '24–25 de diciembre: cerrado', 'Escrito por ti el 3 de mayo'],
    ['fr', '24–25 décembre : fermé', 'Écrit par vous le 3 mai'],
    ['el', '24–25 Δεκεμβρίου: κλειστά', 'Γράφτηκε από εσάς στις 3 Μαΐου'],
  ] as const)('speak %s, and say who wrote them', async (lang, said, who) => {
    const doc = await site(days, lang);
    const { special } = part(doc, 'hours');
    expect(special?.text.value.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(said);
    expect(special && sourceLabel(special.text.source, doc, NOW)).toBe(who);
    expect(LANGS).toContain(lang);
  });
});
