import type { UnitView } from '../../../../modules/editor/schemas.ts';

/** Units that stand together on the page. */
export interface Group {
  /** Id of a section, or what else they have in common. */
  id: string;
  /** Where its days belong: beside the hours of the week. */
  hasDays: boolean;
  units: UnitView[];
}
const DAYS = 'fact/days/';
/** Photos have a screen, and days a field of their own. */
const ELSEWHERE = [DAYS, 'item/photos/', 'own/photos/', 'copy/alt/', 'look/focal/'];
/** They have screens of their own. */
const isOfScreens = ({ kind, unit }: UnitView): boolean =>
  kind === 'page' || kind === 'translation' || unit === 'look/pages' || unit === 'look/languages';
const ROW = /^list\/\w+\//;
export const LOOK = 'look';
export const ABSENT = 'absent';

const groupOf = ({ kind, section, unit }: UnitView): string => {
  if (kind === 'look') return LOOK;
  return unit === 'fact/week' ? 'hours' : (section ?? ABSENT);
};

/** The units in page order, by section. Days and photos have a field for all of them together, the rows of a list a screen. */
export function groupsOf(views: Iterable<UnitView>): Group[] {
  const groups = new Map<string, Group>();
  for (const view of views) {
    const id = groupOf(view);
    if (ELSEWHERE.some((head) => view.unit.startsWith(head)) || ROW.test(view.unit) || isOfScreens(view)) continue;
    const group = groups.get(id) ?? { id, hasDays: false, units: [] };
    group.units.push(view);
    group.hasDays ||= view.unit === 'fact/week';
    groups.set(id, group);
  }
  return [...groups.values()];
}
