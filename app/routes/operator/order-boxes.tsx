import { useTranslation } from 'react-i18next';
import { boxesOfOrder } from '../../../modules/mailboxes/schemas.ts';
import { done } from '../../../platform/answers.ts';
import { postJson } from '../../ui/api.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Act } from './act.tsx';
import marks from './marks.module.css';
import parts from './order.module.css';
import type { OrderPart } from './order-part.ts';
import { Line, Part } from './part.tsx';
import { useOne } from './use-one.ts';
import { useWords } from './words.ts';

/** The mailboxes of an order; one that was stolen is stopped from sending here. Its mail is nobody's to read. */
export function OrderBoxes({ order }: OrderPart) {
  const { t } = useTranslation('operator');
  const say = useWords();
  const path = `/buy_yr/api/admin/orders/${encodeURIComponent(order.id)}/mailboxes`;
  const { value, failure, load } = useOne(path, boxesOfOrder);
  async function setStopped(id: string, stopped: boolean) {
    await postJson(`/buy_yr/api/admin/mailboxes/${encodeURIComponent(id)}/sending`, { stopped }, done);
    await load();
  }
  const boxes = value?.boxes ?? [];
  return (
    <Part title={t('order.boxes.title')}>
      {failure ? <ErrorNotice failure={failure} onRetry={() => void load()} /> : null}
      <ul className={parts.lines}>
        {boxes.map(({ id, address, state, stopped_by: by }) => (
          <Line
            key={id}
            what={
              <>
                {address}{' '}
                <span className={marks.state} data-state={state === 'live' && !by ? 'live' : 'suspended'}>
                  {by ? t(`order.boxes.${by}`) : say('words.box', state)}
                </span>
              </>
            }
            acts={
              <>
                {by ? <Act label={t('order.boxes.allow')} run={() => setStopped(id, false)} /> : null}
                {by === 'operator' ? null : (
                  <Act
                    danger
                    label={t('order.boxes.stop')}
                    ask={{ text: t('order.boxes.stop-text') }}
                    run={() => setStopped(id, true)}
                  />
                )}
              </>
            }
          />
        ))}
      </ul>
      {value && boxes.length === 0 ? <p className={marks.quiet}>{t('order.none')}</p> : null}
    </Part>
  );
}
