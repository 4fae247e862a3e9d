import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ManagedOrder } from '../../../modules/reports/schemas.ts';
import { isEditable } from '../../../modules/ordering/order.states.ts';
import { asLang, FALLBACK } from '../../i18n/languages.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { readManaged } from './calls.ts';
import { DataSection } from './data-section.tsx';
import { DomainsSection } from './domains-section.tsx';
import { HistorySection } from './history-section.tsx';
import { InvoicesSection } from './invoices-section.tsx';
import { LeavingSection } from './leaving-section.tsx';
import { MailSection } from './mail-section.tsx';
import classes from './order-screen.module.css';
import { ProofOnArrival } from './proof-on-arrival.tsx';
import { shownAddress } from './shown-address.ts';
import { Actions } from './section.tsx';
import { SubscriptionSection } from './subscription-section.tsx';
import { UnpaidSection } from './unpaid-section.tsx';
import { useTold } from './use-told.ts';

/** `mail`: this installation has mailboxes. */
export function OrderScreen({ loaded, mail }: { loaded: ManagedOrder; mail: boolean }) {
  const { t, i18n } = useTranslation('manager');
  const lang = asLang(i18n.language) ?? FALLBACK;
  const [order, setOrder] = useState(loaded);
  const refresh = useCallback(() => {
    // What is shown stays true enough when this fails: every change is answered with its own result.
    void readManaged(loaded.order_id).then(setOrder, () => undefined);
  }, [loaded.order_id]);
  const [outcome, setOutcome] = useState<{ text: string } | null>(null);
  const told = useTold(outcome);
  const take = (fresh: ManagedOrder, text: string) => {
    setOrder(fresh);
    setOutcome({ text });
  };
  const section = { order, lang, onChanged: refresh, take };
  return (
    <div className={`page-width ${classes.page}`}>
      <title>{`${t('meta.title')} · Vetrina`}</title>
      <header className={classes.head}>
        <p className={classes.state} data-state={order.status}>
          {t(`states.${order.status}`)}
        </p>
        <h1 className={classes.title}>{order.page_name}</h1>
        <ProofOnArrival />
        {order.site_url && order.status !== 'suspended' && (
          <a className={classes.site} href={order.site_url} target="_blank" rel="noopener">
            {shownAddress(order.site_url)}
          </a>
        )}
        {order.site_id && order.status !== 'suspended' && (
          <Actions>
            <Button component={Link} to={paths.editSite(order.site_id)}>
              {t('edit-site')}
            </Button>
            <Button component={Link} variant="default" to={paths.site(order.site_id)}>
              {t('site')}
            </Button>
            <Button component={Link} variant="default" to={paths.following(order.site_id)}>
              {t('following')}
            </Button>
            <Button component={Link} variant="default" to={paths.numbers(order.site_id)}>
              {t('numbers')}
            </Button>
            <Button component={Link} variant="default" to={paths.helpersOfSite(order.site_id)}>
              {t('helpers')}
            </Button>
          </Actions>
        )}
        {order.coming && (
          <p>
            {t('site-coming')} <b className={classes.site}>{order.coming}</b>
          </p>
        )}
      </header>
      {outcome && (
        <section ref={told} className={classes.outcome} aria-label={outcome.text}>
          <Icon name="check" /> <p>{outcome.text}</p>
        </section>
      )}
      {isEditable(order.status) && <UnpaidSection order={order} />}
      <SubscriptionSection {...section} />
      <DomainsSection {...section} mail={mail} />
      {mail && <MailSection {...section} />}
      <InvoicesSection {...section} />
      <DataSection {...section} />
      <LeavingSection {...section} />
      <HistorySection {...section} />
    </div>
  );
}
