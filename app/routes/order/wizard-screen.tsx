import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { isEditable } from '../../../modules/ordering/order.states.ts';
import { asLang, FALLBACK } from '../../i18n/languages.ts';
import { paths } from '../../paths.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { moveFocus } from '../../ui/focus.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isSigned, PREVIEW_LINK } from '../builder/preview-link.ts';
import { BillingStep } from './billing/billing-step.tsx';
import type { Order } from '../../../modules/ordering/schemas.ts';
import type { Desk } from './desk.ts';
import { LegalDialogs, LegalLinks } from './payment/legal-links.tsx';
import { LockedNotice } from './locked-notice.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OwnerStep } from './owner/owner-step.tsx';
import { isPaymentComplete, markPaymentComplete } from './payment/payment-complete.ts';
import { noChoice, savedChoice, summaryLines } from './service/service.rules.ts';
import { Stepper } from './stepper.tsx';
import { asksOwner, furthestStep, stepFromUrl, STEPS, type StepNumber } from './steps.rules.ts';
import type { StepProps } from './step-props.ts';
import { CheckoutStep, fetchLaterSteps, ServiceStep } from './later-steps.ts';
import { useCookies } from './use-cookies.ts';
import { useDraft } from './billing/use-draft.ts';
import { useOrder } from './use-order.ts';
import { usePrices } from './use-prices.ts';
import type { WizardData } from './wizard-data.ts';
import classes from './wizard.module.css';
import { idOf } from './order-id.ts';

export function WizardScreen({ loaded, desk }: { loaded: WizardData; desk?: Desk }) {
  const { t, i18n } = useTranslation('order');
  const lang = asLang(i18n.language) ?? FALLBACK;
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const state = useOrder(loaded.order);
  const { draft, keep, drop } = useDraft(loaded.pageId);
  const prices = usePrices(loaded.prices);
  const headline = useRef<HTMLHeadingElement>(null);
  const stepBox = useRef<HTMLDivElement>(null);

  const cookies = useCookies();
  const [paid, setPaid] = useState(false);

  const { order } = state;
  const step = stepFromUrl(search.get('step'), order);
  const locked = order !== null && !isEditable(order.status);
  const choice = draft.service ?? savedChoice(order) ?? noChoice(loaded.pageName);
  const owner = asksOwner({ domain_choice: choice.domainChoice, domain_own_register: choice.ownName });

  const onOrder = useEffectEvent((open: Order) => desk?.onOrder(open));
  useEffect(() => {
    if (order) onOrder(order);
  }, [order]);

  // Complete was pressed here: coming back to a card form before the payment is known would ask for money twice (W7).
  const paidHere = order !== null && isEditable(order.status) ? idOf(order) : null;
  const leaveForSuccess = useEffectEvent((orderId: string) => {
    if (!paid && isPaymentComplete(orderId)) void navigate(paths.paymentComplete(orderId), { replace: true });
  });
  useEffect(() => {
    if (paidHere && !desk) leaveForSuccess(paidHere);
  }, [paidHere, desk]);

  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    window.scrollTo({ top: 0 });
    moveFocus(headline.current, { preventScroll: true });
  }, [step]);

  // Browser Back must come to the step it left, and an address never names another step than the one that is seen.
  const told = loaded.screen !== 'kept';
  const named = search.get('step');
  useEffect(() => {
    if (!told || named === String(step)) return;
    setSearch(
      (before) => {
        before.set('step', String(step));
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [told, named, step, setSearch]);

  const go = (next: StepNumber) => {
    state.clearFailure();
    setSearch(
      (before) => {
        before.set('step', String(next));
        return before;
      },
      // A second press while the step is still fetched would be a second entry, and Back would seem to do nothing.
      { preventScrollReset: true, replace: isNamed(next) },
    );
  };
  const came = search.get(PREVIEW_LINK);
  const cameBy = isSigned(came) ? came : null;
  const props: StepProps = { lang, ...pick(loaded), cameBy, prices: prices.list, state, draft, keep, drop, locked, go };

  const name = STEPS[step] ?? 'billing';
  const heading = desk?.headings[name] ?? t(`headings.${name}`);

  function finish(sessionId: string | null) {
    if (!order) return;
    markPaymentComplete(idOf(order));
    const session = sessionId ? `?${new URLSearchParams({ session_id: sessionId }).toString()}` : '';
    void navigate(`${paths.paymentComplete(idOf(order))}${session}`);
  }

  return (
    <LegalDialogs>
      <title>{`${heading} · Vetrina`}</title>
      <meta name="description" content={t('meta.description')} />
      <div className={`page-width ${classes.page}`}>
        <div className={classes.top}>
          <p className={classes.secure}>
            <Icon name={desk ? 'info' : 'lock'} size={18} /> <span>{desk?.note ?? t('secure')}</span>
          </p>
          <Stepper
            step={step}
            furthest={furthestStep(order)}
            ownerSkipped={step > 0 && !owner}
            onOpen={go}
            desk={desk}
          />
        </div>
        <div className={classes.aside}>
          <OrderSummary
            lang={lang}
            lines={summaryLines(choice, prices.list)}
            choice={choice}
            buyer={draft.billing?.type ?? order?.type ?? 'customer'}
            pageName={loaded.pageName}
            siteUrl={siteUrl(loaded)}
          />
        </div>
        <div className={classes.form}>
          <h1 ref={headline} className={classes.title}>
            {heading}
          </h1>
          <p className={classes.lead}>{desk?.leads[name] ?? t(`leads.${name}`)}</p>
          {cookies ? null : <ErrorNotice failure={COOKIES_OFF} onRetry={() => window.location.reload()} />}
          {locked &&
            order &&
            !(paid && step === 3) &&
            (desk ? <desk.Locked order={order} /> : <LockedNotice orderId={idOf(order)} />)}
          {prices.failure && <ErrorNotice failure={prices.failure} onRetry={prices.reload} />}
          <div ref={stepBox} aria-busy={state.loading} data-error={state.error ?? undefined} onFocus={fetchLaterSteps}>
            {/* Not with the others: what stands in a boundary comes to life later, and then all at once. */}
            {step === 0 && <BillingStep {...props} known={desk?.known} />}
            <Suspense>
              {step === 1 && <ServiceStep {...props} />}
              {step === 2 && <OwnerStep {...props} />}
              {step === 3 &&
                (desk ? (
                  <desk.Checkout {...props} />
                ) : (
                  <CheckoutStep
                    {...props}
                    termsVersion={loaded.termsVersion}
                    paid={paid}
                    onFormPaid={() => setPaid(true)}
                    onPaid={finish}
                  />
                ))}
            </Suspense>
          </div>
          {state.failure && (
            <ErrorNotice
              failure={state.failure}
              onRetry={() => stepBox.current?.querySelector('form')?.requestSubmit()}
            />
          )}
          <LegalLinks />
        </div>
      </div>
    </LegalDialogs>
  );
}

const COOKIES_OFF = { code: 'http.cookies-off' };

/** The address is a step ahead of the screen while that step's script is on its way. */
const isNamed = (step: StepNumber): boolean => new URLSearchParams(window.location.search).get('step') === String(step);

const pick = ({ pageId, pageName, layout, boxes }: WizardData) => ({ pageId, pageName, layout, boxes });

/** The preview in the layout that the visitor chose. */
const siteUrl = ({ previewUrl, layout }: WizardData): string | null =>
  previewUrl && layout ? new URL(`${layout}/`, withSlash(previewUrl)).href : previewUrl;
const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`);
