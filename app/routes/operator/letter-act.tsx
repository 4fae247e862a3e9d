import { useTranslation } from 'react-i18next';
import { Act } from './act.tsx';
import controls from './controls.module.css';
import type { OrderPart } from './order-part.ts';

/** A cancellation that came by registered letter (K10): its two days, and what may be worth remembering. */
export function LetterAct({ order, act }: OrderPart) {
  const { t } = useTranslation('operator');
  if (!order.can_cancel) return null;
  const inputs = (
    <>
      <div className={controls.pairs}>
        {(['posted', 'received'] as const).map((name) => (
          <label key={name} className={controls.field}>
            {t(`order.letter.${name}`)}
            <input type="date" name={name} required />
          </label>
        ))}
      </div>
      <label className={controls.field}>
        {t('order.letter.note')}
        <input name="note" maxLength={200} autoComplete="off" />
      </label>
    </>
  );
  return (
    <Act
      label={t('order.letter.act')}
      ask={{ text: t('order.letter.text'), inputs }}
      run={(_reason, form) => act(`/buy_yr/api/admin/orders/${order.id}/letter`, Object.fromEntries(form))}
    />
  );
}
