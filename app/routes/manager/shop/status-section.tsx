import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { OutcomeAt } from '../live/outcome-at.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { Actions } from '../section.tsx';
import { setStatus } from './calls.ts';
import styles from './shop.module.css';
import { useAct, type ShopProps } from './use-shop.ts';

/** Whether visitors can order, in one sentence, and the one press that changes it. */
export function StatusSection({ shop }: ShopProps) {
  const { t } = useTranslation('shop');
  const { change, act } = useAct(shop, 'head');
  const { site, entitled, may_open: mayOpen, status, products, page_url: page } = shop.view;
  const isOpen = entitled && status === 'open';
  const gaps = products.filter((each) => each.active && each.gaps.length > 0).length;
  const press = (next: 'open' | 'paused') =>
    void act((id) => setStatus(id, next), { text: t(next === 'open' ? 'state.said-open' : 'state.said-pause') });
  return (
    <section className={styles.status} data-state={isOpen ? 'open' : 'closed'} aria-label={t('state.label')}>
      <p className={styles.sentence}>{t(entitled ? `state.${status}` : 'state.not-held')}</p>
      <OutcomeAt outcome={shop.outcome} place="head" />
      {entitled && status === 'draft' && <p>{t('state.check')}</p>}
      {entitled && gaps > 0 && (
        <p>
          <a className={styles.way} href="#shop-products">
            {t('state.gaps', { count: gaps })}
          </a>
        </p>
      )}
      {entitled && !mayOpen && <p className={styles.hint}>{t('state.who-opens')}</p>}
      <SectionFailure change={change} />
      <Actions>
        {!entitled && site.order_id && (
          <Button component={Link} variant="default" to={paths.managedOrder(site.order_id)}>
            {t('state.plan')}
          </Button>
        )}
        {entitled && mayOpen && status !== 'open' && (
          <Button aria-disabled={change.busy} onClick={() => press('open')}>
            {t('state.open-it')}
          </Button>
        )}
        {isOpen && (
          <Button component="a" variant="default" href={page} target="_blank" rel="noopener">
            {t('state.see-page')}
          </Button>
        )}
        {isOpen && mayOpen && (
          <Button variant="subtle" aria-disabled={change.busy} onClick={() => press('paused')}>
            {t('state.pause')}
          </Button>
        )}
      </Actions>
    </section>
  );
}
