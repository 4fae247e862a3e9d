import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../modules/booking/schemas.ts';
import entry from '../field.module.css';

/** As typed; no amount: nothing is paid beforehand. */
export interface TypedDeposit {
  deposit: string;
  depositFrom: string;
}
interface FieldsProps<Row extends TypedDeposit> {
  row: Row;
  set: (row: Row) => void;
  /** Of tables: for each person, and of which party on. */
  isByParty: boolean;
}

/** What a service asks to be paid beforehand. */
export function DepositFields<Row extends TypedDeposit>({ row, set, isByParty }: FieldsProps<Row>) {
  const { t } = useTranslation('bookings');
  return (
    <>
      <label className={entry.field}>
        {t(isByParty ? 'services.deposit-person' : 'services.deposit')}
        <input
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          pattern="[0-9]{1,3}([.,][0-9]{1,2})?"
          title={t('services.deposit-typed')}
          value={row.deposit}
          onChange={(event) => set({ ...row, deposit: event.currentTarget.value })}
        />
      </label>
      {isByParty && row.deposit.trim() !== '' && (
        <label className={entry.field}>
          {t('services.deposit-from')}
          <input
            type="number"
            inputMode="numeric"
            required
            min={1}
            max={LIMITS.party}
            value={row.depositFrom}
            onChange={(event) => set({ ...row, depositFrom: event.currentTarget.value })}
          />
        </label>
      )}
    </>
  );
}
