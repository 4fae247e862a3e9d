import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FreeProblem } from '../../../modules/free-sites/schemas.ts';
import { K, SMALLEST_PLAN } from '../../../modules/plans/schemas.ts';
import type { LayoutName } from '../../../site-kit/names.ts';
import { asLang, FALLBACK } from '../../i18n/languages.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { euro } from '../order/money.ts';
import styles from './free.module.css';
import { ProveButton } from './prove-button.tsx';

interface Offer {
  /** Id of the social page. */
  page: string;
  /** Null: nobody has looked at its preview lately. */
  name: string | null;
  layout: LayoutName | null;
  /** Under which free addresses live. */
  domain: string;
  offered: boolean;
  /** Why the last try led nowhere. */
  problem: FreeProblem | null;
}

const FACTS = ['address', 'badge', 'search', 'end', 'layout'] as const;

/** Everything that a free site is and is not, before anybody signs in for it. */
export function OfferScreen({ page, name, layout, domain, offered, problem }: Offer) {
  const { t, i18n } = useTranslation('free');
  const lang = asLang(i18n.language) ?? FALLBACK;
  return (
    <div className={`page-width ${styles.page}`}>
      <title>{`${t('offer.title')} · Vetrina`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.door}>
        <header className={styles.head}>
          {name && <p className={styles.name}>{name}</p>}
          <h1 className={styles.title}>{t('offer.title')}</h1>
          <p className={styles.lead}>{t('offer.lead')}</p>
          {problem && <ErrorNotice failure={{ code: `free-sites.${problem}` }} />}
        </header>
        <div className={styles.side}>
          <section className={styles.card} aria-labelledby="prove">
            <h2 id="prove" className={styles.subtitle}>
              {offered ? t('offer.prove') : t('offer.sold')}
            </h2>
            {offered ? (
              <>
                <p>{t('offer.prove-text')}</p>
                <ProveButton page={page} layout={layout} />
                <p className={styles.small}>
                  <Trans
                    t={t}
                    i18nKey="offer.accept"
                    components={{ terms: <Link to={paths.terms} />, privacy: <Link to={paths.privacy} /> }}
                  />
                </p>
              </>
            ) : (
              <>
                <p>{t('offer.sold-text')}</p>
                <Button component={Link} to={paths.manager()}>
                  {t('offer.sold-way')}
                </Button>
              </>
            )}
          </section>
          {offered && (
            <p className={styles.plan}>
              {t('offer.plan', { price: euro(K.price[SMALLEST_PLAN], lang) })}{' '}
              <Link to={paths.payment(page, { layout })}>{t('offer.plan-way')}</Link>
            </p>
          )}
        </div>
        <ul className={styles.facts} aria-label={t('offer.facts')}>
          {FACTS.map((fact) => (
            <li key={fact}>
              <Icon name={fact === 'address' ? 'check' : 'info'} />
              <span>{t(`offer.fact-${fact}`, { days: K.freeDays, domain })}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
