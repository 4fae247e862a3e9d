import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { CustomersOrder } from '../../../modules/reports/schemas.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { signOut } from './calls.ts';
import classes from './home-screen.module.css';
import { HelpedList, type HelpedSite } from './helped-list.tsx';
import { OrderList } from './order-list.tsx';
import { SectionFailure } from './section-failure.tsx';
import { shownAddress } from './shown-address.ts';
import { SignInCard } from './sign-in-card.tsx';
import { useChange } from './use-change.ts';

interface Home {
  orders: CustomersOrder[];
  /** Sites of others that they help with. */
  helped: HelpedSite[];
  /** The site they came from and do not hold here. */
  site: { id: string; url: string } | null;
  social: boolean;
  /** Why the social network's login led nowhere. */
  problem: string | null;
}

export function HomeScreen(home: Home) {
  const { t } = useTranslation('manager');
  const { orders, helped, site, problem } = home;
  const inside = orders.length + helped.length > 0 && site === null && problem === null;
  return (
    <div className={`page-width ${classes.page}`}>
      <title>{`${inside ? t('home.title') : t('home.sign-in')} · Vetrina`}</title>
      {inside ? <Orders {...home} /> : <Door {...home} />}
    </div>
  );
}

const INSIDE = ['plan', 'domains', 'data', 'leave'] as const;

function Door({ orders, site, social, problem }: Home) {
  const { t } = useTranslation('manager');
  return (
    <>
      <div className={classes.door}>
        <header className={classes.head}>
          {site && <p className={classes.site}>{shownAddress(site.url)}</p>}
          <h1 className={classes.title}>{t('home.sign-in')}</h1>
          <p className={classes.lead}>{site ? t('home.for-site') : t('home.lead')}</p>
          {problem && <ErrorNotice failure={{ code: problem }} />}
        </header>
        <div className={classes.card}>
          <SignInCard social={social} site={site?.id ?? null} />
        </div>
        <ul className={classes.inside}>
          {INSIDE.map((what) => (
            <li key={what}>
              <Icon name="check" />
              {t(`home.inside-${what}`)}
            </li>
          ))}
        </ul>
      </div>
      {orders.length > 0 && (
        <section aria-labelledby="others" className={classes.others}>
          <h2 id="others" className={classes.subtitle}>
            {t('home.others')}
          </h2>
          <OrderList orders={orders} />
        </section>
      )}
    </>
  );
}

function Orders({ orders, helped, social }: Home) {
  const { t } = useTranslation('manager');
  const { revalidate } = useRevalidator();
  const leaving = useChange();
  const [more, setMore] = useState(false);
  return (
    <>
      <h1 className={classes.title}>{t('home.title')}</h1>
      {orders.length > 0 && <OrderList orders={orders} />}
      {helped.length > 0 && (
        <section aria-labelledby="helped" className={classes.helped}>
          <h2 id="helped" className={classes.subtitle}>
            {t('home.helped')}
          </h2>
          <HelpedList sites={helped} />
        </section>
      )}
      <div className={classes.foot}>
        <section className={classes.part} aria-labelledby="missing">
          <h2 id="missing" className={classes.subtitle}>
            {t('home.missing')}
          </h2>
          <p>{t('home.missing-text')}</p>
          {more ? (
            <SignInCard social={social} site={null} />
          ) : (
            <Button variant="default" onClick={() => setMore(true)}>
              {t('home.missing-open')}
            </Button>
          )}
        </section>
        <section className={classes.part} aria-labelledby="leave">
          <h2 id="leave" className={classes.subtitle}>
            {t('home.leave')}
          </h2>
          <p>
            {t('home.sign-out-hint')} {orders.some(({ open }) => open) && t('home.sign-out-open')}
          </p>
          <SectionFailure change={leaving} />
          <Button
            variant="default"
            aria-disabled={leaving.busy}
            onClick={() => void leaving.run(signOut).then((left) => left && revalidate())}
          >
            {t('home.sign-out')}
          </Button>
        </section>
      </div>
    </>
  );
}
