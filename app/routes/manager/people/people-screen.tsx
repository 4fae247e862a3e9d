import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BLOCKED_MONTHS, MOST_BLOCKED } from '../../../../modules/blocklist/block.rules.ts';
import type { PeopleView } from '../../../../modules/blocklist/schemas.ts';
import { Told } from '../following/told.tsx';
import room from '../live/room.module.css';
import { Section } from '../section.tsx';
import { SiteHead } from '../site-head.tsx';
import { BlockForm } from './block-form.tsx';
import { BlockedList } from './blocked-list.tsx';

/** From whom a site takes nothing online, for its owner. */
export function PeopleScreen({ loaded }: { loaded: PeopleView }) {
  const { t } = useTranslation('people');
  const [view, setView] = useState(loaded);
  const [outcome, setOutcome] = useState<{ text: string } | null>(null);
  const take = (fresh: PeopleView, text: string) => {
    setView(fresh);
    setOutcome({ text });
  };
  const { site, blocked } = view;
  return (
    <div className={`page-width ${room.page}`}>
      <title>{`${t('title')} · Vetrina`}</title>
      <SiteHead title={t('title')} site={site} />
      <Section title={t('list.title')}>
        <Told outcome={outcome} />
        <p>{t('list.means')}</p>
        <p className={room.hint}>{t('ends', { months: BLOCKED_MONTHS })}</p>
        {blocked.length === 0 ? (
          <p className={room.hint}>{t('list.none')}</p>
        ) : (
          <BlockedList site={site.id} blocked={blocked} take={take} />
        )}
      </Section>
      <Section title={t('add.title')}>
        {blocked.length < MOST_BLOCKED ? (
          <BlockForm site={site.id} take={take} />
        ) : (
          <p>{t('add.full', { most: MOST_BLOCKED })}</p>
        )}
      </Section>
    </div>
  );
}
