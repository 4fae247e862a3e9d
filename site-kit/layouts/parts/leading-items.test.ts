import { expect, it } from 'vitest';
import type { SectionOf } from '../../document.ts';
import { leadingItems, leadingTitle } from './leading-items.ts';

type Group = SectionOf<'list'>['groups'][number];
const text = (value: string) => ({ value, source: { kind: 'field', field: 'description' } }) as const;
const group = (title: string | null, ...names: string[]): Group => ({
  title: title === null ? null : text(title),
  items: names.map((name) => ({ name: text(name), detail: null, price: text('8 €'), photo: null })),
});
const led = (...groups: Group[]) => leadingItems({ groups }).map(({ name }) => name.value);

it('where groups have names only the first one leads, under its name', () => {
  const groups = [group('Barca 5 m', '1 ora', '4 ore'), group('Barca 6 m', '4 ore')];
  expect(led(...groups)).toEqual(['1 ora', '4 ore']);
  expect(leadingTitle({ title: text('Prezzi'), groups }).value).toBe('Barca 5 m');
});

it('what is had in several sizes does not lead: its name alone says too little', () => {
  const groups = [group(null, 'Acacia', 'Acacia', 'Polline')];
  expect(led(...groups)).toEqual(['Polline']);
  expect(leadingTitle({ title: text('Prodotti'), groups }).value).toBe('Prodotti');
});

it('one name among groups is of all of them', () => {
  expect(led(group('Degustazioni', 'Classica'), group(null, 'Passito'))).toEqual(['Classica', 'Passito']);
});
