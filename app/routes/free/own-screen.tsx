import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FREE_DONE, FreeSiteView } from '../../../modules/free-sites/schemas.ts';
import { asLang, FALLBACK } from '../../i18n/languages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { day } from '../manager/days.ts';
import { shownAddress } from '../manager/shown-address.ts';
import { useTold } from '../manager/use-told.ts';
import { readFreeSite } from './calls.ts';
import styles from './free.module.css';
import { LayoutChoice } from './layout-choice.tsx';
import { OfflineSection } from './offline-section.tsx';
import { PlanCard } from './plan-card.tsx';
import { ProveButton } from './prove-button.tsx';

const LOOK_AGAIN_MS = 1500;

/** How a free site stands, until when, and what its owner can do about it. */
export function OwnScreen({ loaded, done }: { loaded: FreeSiteView; done: (typeof FREE_DONE)[number] | null }) {
  const { t, i18n } = useTranslation('free');
  const lang = asLang(i18n.language) ?? FALLBACK;
  const [view, setView] = useState(loaded);
  const [outcome, setOutcome] = useState<{ text: string } | null>(null);
  const told = useTold<HTMLParagraphElement>(outcome);
  const { site, state } = view;
  useFollowed(view, setView);
  const take = (fresh: FreeSiteView, text: string) => {
    setView(fresh);
    setOutcome({ text });
  };
  const until = day(view.ends_at, lang);
  const news = outcome?.text ?? (done && state !== 'offline' ? t(`own.done-${done}`, { date: until }) : null);
  return (
    <div className={`page-width ${styles.page}`}>
      <title>{`${site.name} · Vetrina`}</title>
      {news && (
        <p ref={told} className={styles.told}>
          <Icon name="check" />
          {news}
        </p>
      )}
      <div className={styles.door} data-own>
        <header className={styles.head}>
          <p className={styles.state} data-state={state}>
            {t(`own.state-${state}`)}
          </p>
          <h1 className={styles.title}>{site.name}</h1>
          <p className={styles.address}>
            {state === 'online' ? (
              <a href={site.url} target="_blank" rel="noopener">
                {shownAddress(site.url)}
              </a>
            ) : (
              shownAddress(site.url)
            )}
          </p>
          <p className={styles.lead}>
            {state === 'offline'
              ? t('own.means-offline', { date: view.kept_until ? day(view.kept_until, lang) : '' })
              : t(`own.means-${state}`, { date: until })}
          </p>
        </header>
        <section className={styles.stay} aria-labelledby="stay">
          <h2 id="stay" className={styles.subtitle}>
            {state === 'offline' ? t('own.back') : t('own.stay')}
          </h2>
          <p>{state === 'offline' ? t('own.back-text') : t('own.stay-text', { date: until })}</p>
          <div className={styles.prove}>
            <ProveButton page={view.page_id} layout={null} />
          </div>
          <p className={styles.small}>{t('own.way', { address: `${shownAddress(site.url)}/admin` })}</p>
        </section>
        <div className={styles.side}>
          <PlanCard view={view} lang={lang} />
        </div>
      </div>
      {state !== 'offline' && (
        <>
          <LayoutChoice view={view} lang={lang} take={take} />
          <OfflineSection view={view} take={take} />
        </>
      )}
    </div>
  );
}

/** A first version takes moments: whoever waits for it sees it come. */
function useFollowed(view: FreeSiteView, take: (fresh: FreeSiteView) => void): void {
  useEffect(() => {
    if (view.state !== 'making') return undefined;
    const here = new AbortController();
    const timer = setTimeout(() => {
      readFreeSite(view.site.id, here.signal)
        .then(take)
        // The next look is when somebody opens the screen again.
        .catch(() => undefined);
    }, LOOK_AGAIN_MS);
    return () => {
      clearTimeout(timer);
      here.abort();
    };
  }, [view, take]);
}
