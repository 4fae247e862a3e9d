import type { SectionOf } from '../../document.ts';
import { withoutLink } from './without-link.ts';

type ListSection = SectionOf<'list'>;
type Item = ListSection['groups'][number]['items'][number];

/**
 * Items of a list that say what they are without what stands around them: of the first group where groups have names of
 * their own ("4 ore" of which boat?), and those whose name is no other's ("Acacia" of which size?).
 */
export function leadingItems({ groups }: Pick<ListSection, 'groups'>): Item[] {
  const named = groups.filter(({ title }) => title !== null).length > 1;
  const items = named ? (groups[0]?.items ?? []) : groups.flatMap((group) => group.items);
  const times = new Map<string, number>();
  for (const { name } of items) times.set(name.value, (times.get(name.value) ?? 0) + 1);
  // They stand for the list, and lead to it or nowhere.
  return items
    .filter(({ name }) => times.get(name.value) === 1)
    .map((item) => ({ ...item, name: withoutLink(item.name) }));
}

/** What the items that lead are called: their group where groups have names, else the list. */
export const leadingTitle = ({ title, groups }: Pick<ListSection, 'groups' | 'title'>): ListSection['title'] =>
  (groups.filter((group) => group.title !== null).length > 1 ? groups[0]?.title : null) ?? title;
