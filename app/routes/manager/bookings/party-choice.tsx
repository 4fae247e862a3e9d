import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../modules/booking/schemas.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import styles from './times.module.css';

const USUAL = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** For how many: the usual numbers under a thumb, a larger one typed. */
export function PartyChoice({ party, onChoose }: { party: number | null; onChoose: (party: number | null) => void }) {
  const { t } = useTranslation('bookings');
  const isUsual = party !== null && USUAL.includes(String(party));
  return (
    <div className={styles.party}>
      <ChoiceButtons
        label={t('add.how-many')}
        choices={USUAL.map((value) => ({ value, label: value }))}
        chosen={isUsual ? String(party) : null}
        onChoose={(value) => onChoose(Number(value))}
      />
      <label className={styles.other}>
        {t('add.more', { most: USUAL.length })}
        <input
          type="number"
          inputMode="numeric"
          min={USUAL.length + 1}
          max={LIMITS.party}
          value={party === null || isUsual ? '' : party}
          onChange={(event) => {
            const typed = Number(event.currentTarget.value);
            const isWhole = Number.isInteger(typed) && typed >= 1 && typed <= LIMITS.party;
            onChoose(isWhole ? typed : null);
          }}
        />
      </label>
    </div>
  );
}
