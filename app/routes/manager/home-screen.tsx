import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { CustomersOrder } from '../../../modules/reports/schemas.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { signOut } from './calls.ts';
import classes from './home-screen.module.css';
import { OrderList } from './order-list.tsx';
import { SectionFailure } from './section-failure.tsx';
import { shownAddress } from './shown-address.ts';
import { SignInCard } from './sign-in-card.tsx';
import { useChange } from './use-change.ts';

interface Home {
  orders: CustomersOrder[];
  /** The site they came from and do not hold here. */
  site: { id: string; url: string } | null;
  social: boolean;
  /** Why the social network's login led nowhere. */
  problem: string | null;
}

export function HomeScreen({ orders, site, social, problem }: Home) {
  const { t } = useTranslation('manager');
  const inside = orders.length > 0 && site === null && problem === null;
  const title = orders.length > 0 ? t('home.title') : t('home.sign-in');
  return (
    <div className={`page-width ${classes.page}`}>
      <title>{`${title} · Vetrina`}</title>
      {inside ? (
        <Orders orders={orders} social={social} />
      ) : (
        <>
          <div className={classes.door}>
            <header className={classes.head}>
              <h1 className={classes.title}>{t('home.sign-in')}</h1>
              <p className={classes.lead}>
                {site ? t('home.for-site', { site: shownAddress(site.url) }) : t('home.lead')}
              </p>
              {problem && <ErrorNotice failure={{ code: problem }} />}
            </header>
            <SignInCard social={social} site={site?.id ?? null} />
          </div>
          {orders.length > 0 && <Others orders={orders} />}
        </>
      )}
    </div>
  );
}

function Orders({ orders, social }: { orders: CustomersOrder[]; social: boolean }) {
  const { t } = useTranslation('manager');
  const { revalidate } = useRevalidator();
  const leaving = useChange();
  const [more, setMore] = useState(false);
  return (
    <>
      <header className={classes.bar}>
        <h1 className={classes.title}>{t('home.title')}</h1>
        <Button
          variant="default"
          size="md"
          aria-disabled={leaving.busy}
          onClick={() => void leaving.run(signOut).then((left) => left && revalidate())}
        >
          {t('home.sign-out')}
        </Button>
      </header>
      <SectionFailure change={leaving} />
      <OrderList orders={orders} />
      <p className={classes.hint}>
        {t('home.sign-out-hint')} {orders.some(({ open }) => open) && t('home.sign-out-open')}
      </p>
      <section className={classes.more} aria-label={t('home.missing')}>
        <p>{t('home.missing')}</p>
        {more ? (
          <SignInCard social={social} site={null} />
        ) : (
          <Button variant="subtle" onClick={() => setMore(true)}>
            {t('home.missing-open')}
          </Button>
        )}
      </section>
    </>
  );
}

function Others({ orders }: { orders: CustomersOrder[] }) {
  const { t } = useTranslation('manager');
  return (
    <section aria-labelledby="others" className={classes.others}>
      <h2 id="others" className={classes.subtitle}>
        {t('home.others')}
      </h2>
      <OrderList orders={orders} />
    </section>
  );
}
