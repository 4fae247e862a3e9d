import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnitView } from '../../../../modules/editor/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { useUnit } from './editor-context.ts';
import type { Range } from './hours.ts';
import { UnitFrame } from './unit-frame.tsx';
import { CLOSED, WeekRows } from './week-rows.tsx';

/** The hours of a week, each day with a way to copy it to the others. */
export function WeekField({ view, name }: { view: UnitView; name: string }) {
  const { t } = useTranslation('editor');
  const { shown, set } = useUnit(view.unit);
  const [begun, setBegun] = useState(false);
  const week = (shown as Range[][] | null) ?? CLOSED;
  if (shown === null && !begun)
    return (
      <UnitFrame view={view} name={name}>
        <Button variant="default" size="md" onClick={() => setBegun(true)}>
          {t('hours.begin')}
        </Button>
      </UnitFrame>
    );
  return (
    <UnitFrame view={view} name={name}>
      <WeekRows week={week} onChange={set} />
    </UnitFrame>
  );
}
