import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { isEditable } from '../../../../modules/ordering/order.states.ts';
import type { Order, Progress } from '../../../../modules/ordering/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { paths } from '../../../paths.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import classes from './complete.module.css';
import { DomainProblem } from './domain-problem.tsx';
import { clearPaymentComplete } from '../payment/payment-complete.ts';
import { MailQuestion } from './mail-question.tsx';
import { ProgressList } from './progress-list.tsx';
import { SiteAddresses } from './site-addresses.tsx';
import { useProgress } from './use-progress.ts';
import { idOf } from '../order-id.ts';
import { Button } from '../../../ui/Button.tsx';
import { useSaid } from '../../../ui/said.ts';
import { useOperator } from '../../../ui/use-operator.ts';

/** `first`: how far things were when the page was made. */
export function CompleteScreen({ order, first }: { order: Order; first: Progress }) {
  const { t, i18n } = useTranslation('order');
  const lang = asLang(i18n.language) ?? FALLBACK;
  const operator = useOperator();
  const [search] = useSearchParams();
  const { progress, failure, synced, take, retry } = useProgress(idOf(order), search.get('session_id'), first);

  const pending = isEditable(progress.status);
  const unpaid = pending && synced;
  const duplicate = pending && progress.steps.some(({ message }) => message === 'payment.duplicate');
  const choice = Boolean(progress.domain_problem ?? progress.domain_mail);
  const title = duplicate
    ? 'title-duplicate'
    : unpaid
      ? 'title-unpaid'
      : pending
        ? 'title-pending'
        : progress.done
          ? 'title-done'
          : choice
            ? 'title-choice'
            : 'title';
  useSaid(t(`complete.${title}`));
  const mail = progress.mail || order.billing_info.mail;

  return (
    <div className={`page-width ${classes.page}`}>
      <title>{`${t('meta.complete')} · Vetrina`}</title>
      <header className={classes.cover}>
        {order.page_name && <p className={classes.site}>{order.page_name}</p>}
        <h1 className={classes.title}>{t(`complete.${title}`)}</h1>
        <p className={classes.text}>{coverText()}</p>
        {duplicate ? (
          <Button component={Link} to={paths.manager()}>
            {t('complete.to-manager')}
          </Button>
        ) : null}
        {unpaid && !duplicate && (
          <Button component={Link} to={`${paths.payment(idOf(order))}?step=3`} onClick={clearPaymentComplete}>
            {t('complete.to-payment')}
          </Button>
        )}
      </header>
      {progress.domain_problem && (
        <DomainProblem
          lang={lang}
          orderId={idOf(order)}
          pageName={order.page_name}
          problem={progress.domain_problem}
          onProgress={take}
        />
      )}
      {progress.domain_mail && (
        <MailQuestion
          key={progress.domain_mail.asked_at}
          orderId={idOf(order)}
          question={progress.domain_mail}
          onAnswered={retry}
        />
      )}
      {!unpaid && !duplicate && (
        <div className={classes.columns}>
          <section aria-labelledby="progress-title">
            <h2 id="progress-title" className={classes.subtitle}>
              {t('complete.progress')}
            </h2>
            <ProgressList steps={progress.steps} lang={lang} />
            {failure && (
              <div className={classes.notice}>
                <ErrorNotice failure={failure} onRetry={retry}>
                  <p>{t('complete.offline')}</p>
                </ErrorNotice>
              </div>
            )}
          </section>
          <SiteAddresses
            siteUrl={progress.site_url}
            freeUrl={progress.free_url}
            openUrl={progress.open_url}
            coming={progress.coming}
          />
        </div>
      )}
      <footer className={classes.foot}>
        <Button component={Link} to={paths.managedOrder(idOf(order))} variant="default" onClick={clearPaymentComplete}>
          {t('complete.manager')}
        </Button>
        <p className={classes.social}>
          <span>{t('complete.follow')}</span>
          {operator.socials.map((social) => (
            <a key={social.name} href={social.href} rel="noreferrer">
              {social.name}
            </a>
          ))}
        </p>
      </footer>
    </div>
  );

  function coverText(): string {
    if (duplicate) return t('progress.payment.duplicate');
    if (unpaid) return t('complete.unpaid');
    if (pending) return t('complete.checking');
    if (progress.done) return t('complete.text-done');
    if (choice) return t('complete.text-choice');
    return mail ? t('complete.text', { mail }) : t('complete.text-no-mail');
  }
}
