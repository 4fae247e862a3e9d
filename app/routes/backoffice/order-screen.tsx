import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StaffMember } from '../../../modules/identity/schemas.ts';
import type { Order } from '../../../modules/ordering/schemas.ts';
import { paths } from '../../paths.ts';
import { failureOf, type ApiFailure } from '../../ui/api.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { checkOrder } from '../order/calls.ts';
import { idOf } from '../order/order-id.ts';
import { WizardScreen } from '../order/wizard-screen.tsx';
import type { AgentOrderData } from './order-data.ts';
import styles from './order.module.css';
import { newestOrder } from './calls.ts';
import { clearOrderInWork, keepOrderInWork } from './order-in-work.ts';
import { PaymentLink } from './payment-link.tsx';
import { StaffBar } from './staff-bar.tsx';

/** The customer's own wizard in the agent's hands: the same four steps, and a link at the end instead of a card. */
export function AgentOrderScreen({ agent, loaded }: { agent: StaffMember; loaded: AgentOrderData }) {
  const { t } = useTranslation(['backoffice', 'common']);
  const { pageId, orderId } = loaded;
  const [order, setOrder] = useState<Order | null | 'asking'>('asking');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const here = new AbortController();
    const find = async (): Promise<Order | null> => {
      const id = orderId ?? (await newestOrder(pageId, { signal: here.signal }));
      // No order for this page yet: the first step opens one.
      return id ? checkOrder(id, { signal: here.signal }) : null;
    };
    find().then(setOrder, (error: unknown) => {
      if (!here.signal.aborted) setFailure(failureOf(error));
    });
    return () => here.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- a further attempt asks the same again
  }, [pageId, orderId, attempt]);

  return (
    <>
      <StaffBar agent={agent}>
        <Button component={Link} to={paths.agentPreviews} variant="subtle" size="md" onClick={clearOrderInWork}>
          {t('order.back')}
        </Button>
      </StaffBar>
      {failure ? (
        <div className={`page-width ${styles.quiet}`}>
          <ErrorNotice
            failure={failure}
            onRetry={() => {
              setFailure(null);
              setAttempt((n) => n + 1);
            }}
          />
        </div>
      ) : order === 'asking' ? (
        <div className={`page-width ${styles.quiet}`} aria-busy="true">
          <p>{t('common:loading')}</p>
        </div>
      ) : (
        <WizardScreen
          loaded={{
            screen: 'wizard',
            pageId,
            pageName: loaded.pageName || order?.page_name || '',
            order,
            prices: null,
            layout: loaded.layout ?? order?.layout ?? loaded.advised,
            previewUrl: loaded.previewUrl,
            // Its owner chooses them, after the purchase at the latest.
            boxes: null,
            termsVersion: loaded.termsVersion,
          }}
          desk={{
            label: t('order.steps.label'),
            steps: {
              billing: t('order.steps.billing'),
              service: t('order.steps.service'),
              owner: t('order.steps.owner'),
              checkout: t('order.steps.checkout'),
            },
            headings: { checkout: t('order.checkout') },
            leads: { billing: t('order.billingLead'), checkout: t('order.checkoutLead') },
            note: t('order.note'),
            known: loaded.known,
            onOrder: (open) => keepOrderInWork(paths.agentOrder(pageId, { order: idOf(open) })),
            Checkout: PaymentLink,
            Locked: PaidOrder,
          }}
        />
      )}
    </>
  );
}

/** A paid order can be read; what becomes of it is the customer's. */
function PaidOrder({ order }: { order: Order }) {
  const { t } = useTranslation('backoffice');
  return (
    <div className={styles.paid}>
      <p>
        <b>{t('order.paid')}.</b> {t('order.paidText', { state: t(`orders.states.${order.status}`) })}
      </p>
    </div>
  );
}
