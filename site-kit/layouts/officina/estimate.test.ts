import { expect, it } from 'vitest';
import { demoDocument } from '../../../tests/fixtures/documents.ts';
import type { SectionOf } from '../../document.ts';
import { estimate } from './estimate.ts';

type Group = SectionOf<'list'>['groups'][number];
const text = (value: string) => ({ value, source: { kind: 'field', field: 'description' } }) as const;
const group = (title: string | null, ...items: [name: string, price: string | null][]): Group => ({
  title: title === null ? null : text(title),
  items: items.map(([name, price]) => ({
    name: text(name),
    detail: null,
    price: price === null ? null : text(price),
    photo: null,
  })),
});

async function formOf(...groups: Group[]) {
  const doc = await demoDocument('officinasalu', 'officina');
  const list: SectionOf<'list'> = { type: 'list', id: 'services', kind: 'services', title: text('Prezzi'), groups };
  const { first } = estimate({ ...doc, sections: [...doc.sections.filter(({ type }) => type !== 'list'), list] });
  return first && [first.title.value, ...first.items.map(({ name }) => name.value)];
}

it('the form shows lines of one group under its name, those with a price first', async () => {
  expect(
    await formOf(group('Barca 5 m', ['1 ora', '35 €'], ['4 ore', '70 €']), group('Barca 6 m', ['4 ore', '90 €'])),
  ).toEqual(['Barca 5 m', '1 ora', '4 ore']);
  const sizes = [
    ['Acacia', '5 €'],
    ['Acacia', '9 €'],
    ['Castagno', '8 €'],
    ['Castagno', '14 €'],
  ] as [string, string][];
  expect(await formOf(group(null, ...sizes, ['Melata', null], ['Polline', '9 €'], ['Propoli', '8 €']))).toEqual([
    'Prezzi',
    'Polline',
    'Propoli',
  ]);
});

it('where no line speaks for itself there is no form', async () => {
  const sizes = ['5 €', '9 €', '16 €', '22 €'].map((price) => ['Acacia', price]) as [string, string][];
  expect(await formOf(group(null, ...sizes), group(null, ['Cera', '4 €']))).toBeNull();
});
