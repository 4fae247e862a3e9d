import { placeOf } from '../editor/places.ts';
import type { UnitName } from './changes.ts';

/** Units of the owner's in which they write what their page says otherwise. */
const UNITS: Partial<Record<UnitName, string>> = {
  name: 'fact/name',
  phone: 'fact/phone',
  emails: 'fact/mail',
  website: 'fact/website',
  location: 'fact/address',
  hours: 'fact/week',
  about: 'copy/lede',
  description: 'copy/story',
  info: 'copy/story',
  mission: 'copy/story',
};

/** The part of the editor's address that leads to the field; nothing where several would do. */
export function fieldOf(names: readonly UnitName[]): string {
  const [name, ...others] = names;
  const unit = name && others.length === 0 ? UNITS[name] : undefined;
  return unit === undefined ? '' : `#${placeOf(unit)}`;
}
