import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_HELPERS, type HelpersView } from '../../../../modules/access/schemas.ts';
import { Told } from '../following/told.tsx';
import { Section } from '../section.tsx';
import { SiteHead } from '../site-head.tsx';
import { HelperCard } from './helper-card.tsx';
import styles from './helpers.module.css';
import { InviteForm } from './invite-form.tsx';
import { SupportSection } from './support-section.tsx';

interface Loaded {
  view: HelpersView;
  site: { id: string; name: string; url: string };
  /** ISO 8601. */
  now: string;
}

/** Who may edit a site, for its owner: what each may, when they were last there, and how that ends. */
export function HelpersScreen({ view: loaded, site, now }: Loaded) {
  const { t } = useTranslation('helpers');
  const [view, setView] = useState(loaded);
  const [outcome, setOutcome] = useState<{ text: string } | null>(null);
  const take = (fresh: HelpersView, text: string) => {
    setView(fresh);
    setOutcome({ text });
  };
  const { helpers } = view;
  return (
    <div className={`page-width ${styles.page}`}>
      <title>{`${t('title')} · Vetrina`}</title>
      <SiteHead title={t('title')} site={site}>
        <p className={styles.lead}>{t('lead')}</p>
      </SiteHead>
      <Told outcome={outcome} />
      <Section title={t('list.title')}>
        <ul className={styles.helpers}>
          <li className={styles.helper}>
            <p className={styles.mail}>{t('list.you')}</p>
            <p className={styles.hint}>{t('list.you-may')}</p>
          </li>
          {helpers.map((helper) => (
            <HelperCard key={helper.id} site={site.id} helper={helper} now={now} take={take} />
          ))}
        </ul>
        {helpers.length === 0 && <p className={styles.hint}>{t('list.none')}</p>}
      </Section>
      <Section title={t('invite.title')}>
        {helpers.length < MOST_HELPERS ? (
          <InviteForm site={site.id} today={now.slice(0, 10)} take={take} />
        ) : (
          <p>{t('invite.full', { most: MOST_HELPERS })}</p>
        )}
      </Section>
      <SupportSection site={site.id} support={view.support} take={take} />
    </div>
  );
}
