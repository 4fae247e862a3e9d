/**
 * What opens from the places of the bottom bar. A sheet is a list of units with their fields; one that needs more draws itself. Another
 * place joins with its line here and its word under `places`.
 */
import type { ReactElement } from 'react';
import type { UnitView } from '../../../../modules/editor/schemas.ts';

export type SheetId = 'photos' | 'sections' | 'look';
export interface SheetOf {
  id: SheetId;
  /** Units whose fields it shows, in page order. */
  holds: (view: UnitView) => boolean;
  /** Stands before the fields. */
  draw?: (site: { site: string; lang: string }) => ReactElement;
}

export const SHEETS: readonly SheetOf[] = [
  { id: 'photos', holds: ({ unit }) => unit === 'look/photos' },
  { id: 'sections', holds: ({ unit }) => unit === 'look/sections' },
  { id: 'look', holds: ({ unit }) => unit === 'look/layout' || unit === 'look/color' },
];

/** The sheet in which a thing of the page is at home; null where its field opens alone. */
export const sheetOf = (unit: string): SheetId | null =>
  unit.startsWith('item/photos/') || unit === 'look/photos' ? 'photos' : null;
