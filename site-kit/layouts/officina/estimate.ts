import type { SectionOf, SiteDocument } from '../../document.ts';
import { findAll } from '../parts/find.ts';
import { leadingItems, leadingTitle } from '../parts/leading-items.ts';

export type ListSection = SectionOf<'list'>;
export type Item = ListSection['groups'][number]['items'][number];

/** Lines that the form on the first screen holds. */
const LINES = 6;
/** Lines of a longer list that it shows, over one that leads to the rest. */
const SAMPLE = 4;
/** One line is no form. */
const LEAST = 2;

export interface Estimate {
  list: ListSection;
  title: ListSection['title'];
  items: Item[];
  /** Items in the whole list; 0 when the form holds them all and the list needs no section of its own. */
  of: number;
}

/** What the form on the first screen says, and which lists follow in full. */
export function estimate(doc: SiteDocument): { first: Estimate | null; others: ListSection[] } {
  const lists = findAll(doc, 'list');
  const [list, ...rest] = lists;
  if (!list) return { first: null, others: [] };
  const items = list.groups.flatMap((group) => group.items);
  const whole = items.length <= LINES && list.groups.length === 1 && items.every(({ photo }) => photo === null);
  if (whole) return { first: { list, title: list.title, items, of: 0 }, others: rest };
  const leading = leadingItems(list);
  const priced = leading.filter(({ price }) => price !== null);
  const sample = (priced.length >= LEAST ? priced : leading).slice(0, SAMPLE);
  if (sample.length < LEAST) return { first: null, others: lists };
  return { first: { list, title: leadingTitle(list), items: sample, of: items.length }, others: lists };
}
