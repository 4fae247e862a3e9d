import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { K } from '../../../../modules/plans/schemas.ts';
import { useEarlyHands } from '../../../forms/early-hands.ts';
import { moveFocus } from '../../../ui/focus.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { useSaid } from '../../../ui/said.ts';
import classes from './checkout-step.module.css';
import { LegalLink } from './legal-links.tsx';
import { LeavePayment } from './leave-payment.tsx';
import { OrderReview } from './order-review.tsx';
import type { StepProps } from '../step-props.ts';
import { Check } from '../check.tsx';
import { asksOwner, stepBefore } from '../steps.rules.ts';
import { useCardSession } from './use-card-session.ts';
import { idOf } from '../order-id.ts';
import { Button } from '../../../ui/Button.tsx';
import { paths } from '../../../paths.ts';
import { Marked } from '../../../ui/Marked.tsx';

interface Props extends StepProps {
  termsVersion: string;
  /** The card form of this screen has said so. */
  paid: boolean;
  onFormPaid: () => void;
  /** Sets orderPaymentComplete and opens the success page (W7). */
  onPaid: (sessionId: string | null) => void;
}

const LEGAL_PARTS = {
  terms: (inside: ReactNode) => <LegalLink doc="terms">{inside}</LegalLink>,
  privacy: (inside: ReactNode) => <LegalLink doc="privacy">{inside}</LegalLink>,
};

/** Step 3 (W1, W7): the terms, then the provider's card form, then Complete. */
export function CheckoutStep({ lang, prices, state, locked, go, termsVersion, paid, onFormPaid, onPaid }: Props) {
  const { t } = useTranslation('order');
  const { order } = state;
  const [accepted, setAccepted] = useState(false);
  const complete = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEarlyHands(box);
  // Complete can be pressed from this drawing on, so all that moves it has moved by then. The provider's frame goes with
  // it: it would shrink to its last sentence and take the focus to it a moment later, and the page would ride along.
  useLayoutEffect(() => {
    if (!paid) return;
    moveFocus(complete.current, { preventScroll: true });
    complete.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [paid]);
  const cartKey = order ? `${order.total}:${order.domains.join()}:${order.domain_choice}` : '';
  const card = useCardSession(
    order ? idOf(order) : '',
    cartKey,
    accepted && order && !locked ? termsVersion : null,
    paid,
  );
  const [ready, setReady] = useState<string | null>(null);
  const formReady = card.session !== null && ready === card.session.client_secret;
  useSaid(
    paid
      ? t('checkout.paid')
      : !accepted || card.failure
        ? null
        : !formReady
          ? t('checkout.loading')
          : card.renewed
            ? t('checkout.changed')
            : t('checkout.ready'),
  );
  const back = () => go(stepBefore(3, asksOwner(order)));
  const alreadySold = card.failure?.code === 'ordering.already-sold';
  // Terms are accepted by the version that this page shows: a newer one comes with the page itself.
  const again = card.failure?.code === 'ordering.terms-changed' ? () => window.location.reload() : card.reload;
  const done = paid || locked;
  // What was paid here stays as it stands when the server says the same: Complete does not jump away from a finger.
  const open = !locked || paid;
  return (
    <div ref={box}>
      {order && <OrderReview order={order} prices={prices} lang={lang} onChange={done ? undefined : go} />}
      {open && (
        <div className={classes.terms}>
          <Check
            label={<Marked text={t('checkout.terms')} parts={LEGAL_PARTS} />}
            checked={accepted || paid}
            disabled={paid}
            onChange={setAccepted}
          />
          <p className={classes.law}>
            {order?.type === 'business' ? t('checkout.business') : t('checkout.consumer', { days: K.withdrawalDays })}
          </p>
        </div>
      )}
      {!done && (
        <section
          className={classes.card}
          aria-label={t('checkout.card')}
          aria-busy={accepted && !card.session && !card.failure}
        >
          {!accepted && <p className={classes.before}>{t('checkout.before')}</p>}
          {accepted && card.failure && (
            <ErrorNotice failure={card.failure} onRetry={alreadySold ? undefined : again}>
              {alreadySold && (
                <Button component={Link} to={paths.manager()} variant="default">
                  {t('complete.to-manager')}
                </Button>
              )}
              {card.failure.code.startsWith('ordering.domain') && (
                <Button variant="default" onClick={() => go(1)}>
                  {t('actions.to-service')}
                </Button>
              )}
            </ErrorNotice>
          )}
          {accepted && !card.failure && !card.session && <CardSkeleton words={t('checkout.loading')} />}
          {card.renewed && accepted && <p className={classes.changed}>{t('checkout.changed')}</p>}
          {accepted && card.session && card.provider && card.Form && (
            <card.Form
              key={card.session.client_secret}
              provider={card.provider}
              clientSecret={card.session.client_secret}
              onReady={setReady}
              onComplete={onFormPaid}
              onFailure={card.formFailed}
            />
          )}
        </section>
      )}
      {accepted && card.session && !paid && (
        <p className={classes.stale}>
          {t('checkout.stale')}{' '}
          <button type="button" className={classes.quiet} onClick={card.reload}>
            {t('checkout.reload')}
          </button>
        </p>
      )}
      <p className={classes.paid}>{paid ? t('checkout.paid') : ''}</p>
      <div className={classes.finish}>
        <Button
          ref={complete}
          type="button"
          fullWidth
          disabled={!done}
          aria-describedby="complete-hint"
          onClick={() => onPaid(card.session?.session_id ?? null)}
        >
          {t('actions.complete')}
        </Button>
        <p id="complete-hint" className={classes.hint}>
          {done ? '' : t('checkout.complete-hint')}
        </p>
      </div>
      {paid ? null : (
        <LeavePayment form={box} open={card.session !== null && accepted} loading={state.loading} onLeave={back} />
      )}
    </div>
  );
}

function CardSkeleton({ words }: { words: string }) {
  return (
    <div className={classes.skeleton}>
      <span className="visually-hidden">{words}</span>
      <i data-wide />
      <i />
      <i />
      <i data-wide />
      <i data-button />
    </div>
  );
}
