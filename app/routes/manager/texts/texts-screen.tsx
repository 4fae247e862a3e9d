import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextsView } from '../../../../modules/copywriting/schemas.ts';
import { Told } from '../following/told.tsx';
import { SiteHead } from '../site-head.tsx';
import { AskForm } from './ask-form.tsx';
import { TextCard } from './text-card.tsx';
import styles from './texts.module.css';

/** What we write for the owner of a site: what waits for them, what is under way, and the form that asks for the next. */
export function TextsScreen({ loaded }: { loaded: TextsView }) {
  const { t } = useTranslation('texts');
  const [view, setView] = useState(loaded);
  const [outcome, setOutcome] = useState<{ text: string } | null>(null);
  const { site, most, left } = view;
  const take = (fresh: TextsView, text: string) => {
    setView(fresh);
    setOutcome({ text });
  };
  return (
    <div className={`page-width ${styles.page}`}>
      <title>{`${t('title')} · Vetrina`}</title>
      <SiteHead title={t('title')} site={site}>
        <p className={styles.lead}>{t('lead')}</p>
      </SiteHead>
      <Told outcome={outcome} />
      {view.texts.length > 0 && (
        <ul className={styles.texts} aria-label={t('list')}>
          {view.texts.map((text) => (
            <TextCard key={text.id} text={text} view={view} take={take} onFresh={setView} />
          ))}
        </ul>
      )}
      {left > 0 ? (
        <AskForm site={site.id} most={most} left={left} take={take} />
      ) : (
        <p className={styles.none}>{most > 0 ? t('none-left', { count: most }) : t('not-offered')}</p>
      )}
    </div>
  );
}
