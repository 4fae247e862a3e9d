import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftView } from '../../../../modules/editor/schemas.ts';
import { useEditor } from './editor-context.ts';
import { goToUnit } from './places.ts';
import { Sheet } from './sheet.tsx';
import { SHEETS, type SheetId } from './sheets.tsx';
import { UnitField } from './unit-field.tsx';
import { useUnitName } from './unit-names.ts';
import styles from './stage.module.css';

/** `at`: the unit in the sheet that was tapped. */
export type Opened = { sheet: SheetId; at?: string } | { unit: string };

/** Facts of which more is made than what is read there. */
const ALSO = ['phone', 'mail', 'website', 'address', 'week'] as const;

/** The sheet of a place, or the field of one thing that was tapped, with what else changes with it. */
export function UnitSheet({ opened, site, onClose }: { opened: Opened; site: DraftView['site']; onClose: () => void }) {
  const { t } = useTranslation('editor');
  const nameOf = useUnitName();
  const at = 'sheet' in opened ? opened.at : undefined;
  useEffect(() => {
    if (at) goToUnit(at);
  }, [at]);
  const { snapshot } = useEditor();
  const views = [...snapshot.queue.views.values()];
  if ('sheet' in opened) {
    const sheet = SHEETS.find(({ id }) => id === opened.sheet);
    const held = views.filter((view) => sheet?.holds(view));
    return (
      <Sheet
        key={opened.sheet}
        title={t(`places.${opened.sheet}`)}
        isOne={held.length === 1 && !sheet?.draw}
        onClose={onClose}
      >
        {sheet?.draw?.({ site: site.id, lang: site.lang })}
        {held.map((view) => (
          <UnitField key={view.unit} view={view} lang={site.lang} site={site.id} />
        ))}
      </Sheet>
    );
  }
  const view = snapshot.queue.views.get(opened.unit);
  if (!view) return null;
  const [, fact = ''] = view.unit.split('/');
  const also = ALSO.find((one) => one === fact);
  return (
    <Sheet key={view.unit} title={nameOf(view)} isOne onClose={onClose}>
      {also && <p className={styles.also}>{t(`also.${also}`)}</p>}
      <UnitField view={view} lang={site.lang} site={site.id} />
    </Sheet>
  );
}
