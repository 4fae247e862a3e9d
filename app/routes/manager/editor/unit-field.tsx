import type { UnitView } from '../../../../modules/editor/schemas.ts';
import { drawField } from './unit-fields.tsx';
import { useUnitName } from './unit-names.ts';

/** The field of a unit, by what its value is. */
export function UnitField({ view, lang, site }: { view: UnitView; lang: string; site: string }) {
  const name = useUnitName()(view);
  return drawField({ view, name, lang, site });
}
