/**
 * Which field a unit has. A kind of value that joins the registry of units (site-kit/content/units.ts) adds its line here: the list,
 * the sheets and the page itself open its field by it.
 */
import type { ReactElement } from 'react';
import type { UnitView } from '../../../../modules/editor/schemas.ts';
import { AddressField } from './address-field.tsx';
import { ItemField } from './item-field.tsx';
import { ListField } from './list-field.tsx';
import { ColorField, LayoutField } from './look-fields.tsx';
import { PhotosField } from './photos-field.tsx';
import { SectionsField } from './sections-field.tsx';
import { TextField } from './text-field.tsx';
import { WeekField } from './week-field.tsx';

export interface FieldProps {
  view: UnitView;
  /** What the unit is called in the reader's language. */
  name: string;
  /** Of the site. */
  lang: string;
  /** Its id. */
  site: string;
}

interface FieldOf {
  holds: (view: UnitView) => boolean;
  draw: (field: FieldProps) => ReactElement;
}

const unit =
  (key: string): FieldOf['holds'] =>
  (view) =>
    view.unit === key;

/** The first that holds a unit is its field. */
const FIELDS: readonly FieldOf[] = [
  { holds: unit('fact/address'), draw: (field) => <AddressField {...field} /> },
  { holds: unit('fact/week'), draw: (field) => <WeekField {...field} /> },
  { holds: unit('look/layout'), draw: (field) => <LayoutField {...field} /> },
  { holds: unit('look/color'), draw: (field) => <ColorField {...field} /> },
  { holds: unit('look/sections'), draw: (field) => <SectionsField {...field} /> },
  { holds: unit('look/photos'), draw: (field) => <PhotosField {...field} /> },
  { holds: ({ kind }) => kind === 'list', draw: (field) => <ListField {...field} /> },
  { holds: ({ kind }) => kind === 'item', draw: (field) => <ItemField {...field} /> },
];

export const drawField = (field: FieldProps): ReactElement => {
  const own = FIELDS.find(({ holds }) => holds(field.view));
  return own ? own.draw(field) : <TextField {...field} />;
};
