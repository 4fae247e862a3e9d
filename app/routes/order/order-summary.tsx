import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingType } from '../../../modules/ordering/cart/billing.rules.ts';
import { K, PLAN_NAMES, SMALLEST_PLAN } from '../../../modules/plans/schemas.ts';
import type { Lang } from '../../../site-kit/names.ts';
import { shownNames } from '../../../site-kit/shown-name.ts';
import { useSaid } from '../../ui/said.ts';
import { euro } from './money.ts';
import { totalOf, type ServiceChoice, type SummaryLine } from './service/service.rules.ts';
import { SiteThumbnail } from './service/site-thumbnail.tsx';
import classes from './order-summary.module.css';

interface Props {
  lang: Lang;
  lines: SummaryLine[];
  choice: ServiceChoice;
  buyer: BillingType;
  pageName: string;
  /** Address of the chosen site on the preview host; null without a preview. */
  siteUrl: string | null;
}

/** What will be paid, always in sight; on a phone the total is, and a press unfolds the rest. */
export function OrderSummary({ lang, lines, choice, buyer, pageName, siteUrl }: Props) {
  const { t } = useTranslation('order');
  const [open, setOpen] = useState(false);
  const id = useId();
  const planned = lines.some((line) => line.type === 'service');
  // The first amount costs a slow phone a tenth of a second: not before there is one to show.
  const total = planned ? euro(totalOf(lines), lang) : '';
  useSaid(planned ? `${t('summary.total')}: ${total}` : null);
  return (
    <section className={classes.box} aria-labelledby={`${id}-title`} data-open={open || undefined}>
      <h2 id={`${id}-title`} className={classes.title}>
        {t('summary.title')}
      </h2>
      <button
        type="button"
        className={classes.fold}
        aria-expanded={open}
        aria-controls={`${id}-body`}
        onClick={() => setOpen(!open)}
      >
        <span>{t('summary.title')}</span>
        {planned && <span className={classes.foldTotal}>{t('summary.yearly', { price: total })}</span>}
        <svg
          viewBox="0 0 16 16"
          width="16"
          height="16"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="m3 6 5 5 5-5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </button>
      <div id={`${id}-body`} className={classes.body}>
        {siteUrl && <SiteThumbnail url={siteUrl} name={pageName} />}
        {!siteUrl && pageName && <p className={classes.page}>{pageName}</p>}
        {planned ? (
          <>
            <dl className={classes.lines}>
              {lines.map((line) => (
                <div key={line.type} className={classes.line}>
                  <dt>{nameOf(line)}</dt>
                  <dd>{euro(line.amount, lang)}</dd>
                  {line.names.length > 0 && <dd className={classes.names}>{shownNames(line.names.join(', '))}</dd>}
                </div>
              ))}
              {choice.domainChoice === 'none' && (
                <div className={classes.line}>
                  <dt>{t('summary.free')}</dt>
                  <dd>{euro(0, lang)}</dd>
                </div>
              )}
              <div className={classes.total}>
                <dt>
                  {t('summary.total')} <small>{t('summary.vat')}</small>
                </dt>
                <dd>{total}</dd>
              </div>
            </dl>
            <p className={classes.note}>
              {t('summary.renewal', { price: total })}
              {buyer === 'customer' && ` ${t('summary.withdrawal', { days: K.withdrawalDays })}`}
            </p>
          </>
        ) : (
          <p className={classes.note}>{t('summary.empty')}</p>
        )}
      </div>
    </section>
  );

  function nameOf(line: SummaryLine): string {
    if (line.type === 'service') return t('summary.plan', { name: PLAN_NAMES[line.item.plan ?? SMALLEST_PLAN] });
    return choice.domainChoice === 'transfer' ? t('summary.transfer') : t('summary.domain', { count: line.quantity });
  }
}
