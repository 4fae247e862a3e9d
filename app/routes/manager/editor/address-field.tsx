import { useTranslation } from 'react-i18next';
import type { UnitView } from '../../../../modules/editor/schemas.ts';
import { useUnit } from './editor-context.ts';
import { placeOf } from './places.ts';
import { UnitFrame } from './unit-frame.tsx';
import styles from './unit.module.css';

const PARTS = ['street', 'zip', 'city'] as const;
type Address = Record<(typeof PARTS)[number], string>;
const NONE: Address = { street: '', zip: '', city: '' };

export function AddressField({ view, name }: { view: UnitView; name: string }) {
  const { t } = useTranslation('editor');
  const { shown, set, enter, leave } = useUnit(view.unit);
  const address = { ...NONE, ...(shown as Address | null) };
  const write = (part: keyof Address, text: string) => {
    const next = { ...address, [part]: text };
    set(PARTS.every((each) => next[each].trim() === '') ? null : next, 'pause');
  };
  return (
    <UnitFrame view={view} name={name}>
      <div className={styles.address}>
        {PARTS.map((part) => (
          <label key={part} className={styles.part} data-part={part}>
            {t(`address.${part}`)}
            <input
              id={`${placeOf(view.unit)}-${part}`}
              className={styles.text}
              value={address[part]}
              onFocus={enter}
              onBlur={leave}
              onChange={(event) => write(part, event.currentTarget.value)}
            />
          </label>
        ))}
      </div>
    </UnitFrame>
  );
}
