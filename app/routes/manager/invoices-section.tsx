import { useTranslation } from 'react-i18next';
import { euro } from '../order/money.ts';
import { invoicePdf } from './calls.ts';
import { day } from './days.ts';
import classes from './invoices-section.module.css';
import type { SectionProps } from './section-props.ts';
import { Section } from './section.tsx';

/** The order's invoices and credit notes, each as a PDF. */
export function InvoicesSection({ order, lang }: SectionProps) {
  const { t } = useTranslation('manager');
  if (order.invoices.length === 0) return null;
  return (
    <Section title={t('invoices.title')}>
      <ul className={classes.list}>
        {order.invoices.map((document) => {
          const name = t(`invoices.${document.kind}`, { number: document.number });
          return (
            <li key={document.id} className={classes.row}>
              <span className={classes.name}>
                <span>{name}</span>
                <span className={classes.date}>{day(document.issued_on, lang)}</span>
              </span>
              <span className={classes.end}>
                <span className={classes.amount}>
                  {euro(document.kind === 'invoice' ? document.gross : -document.gross, lang)}
                </span>
                <a
                  className={classes.link}
                  href={invoicePdf(order.order_id, document.id)}
                  aria-label={t('invoices.download-named', { name })}
                  download
                >
                  {t('invoices.download')}
                </a>
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
