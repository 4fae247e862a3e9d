import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BLOCKED_MONTHS, MOST_BLOCKED } from '../../../../modules/blocklist/block.rules.ts';
import type { FoundView, PeopleView } from '../../../../modules/blocklist/schemas.ts';
import { Told } from '../following/told.tsx';
import room from '../live/room.module.css';
import { Section } from '../section.tsx';
import { SiteHead } from '../site-head.tsx';
import { BlockForm } from './block-form.tsx';
import { BlockedList } from './blocked-list.tsx';
import { findPeople } from './calls.ts';
import { FindSection } from './find-section.tsx';

interface Done {
  place: 'found' | 'list';
  text: string;
}

/** Whom a site keeps something of, and from whom it takes nothing online, for its owner. */
export function PeopleScreen({ loaded }: { loaded: PeopleView }) {
  const { t } = useTranslation('people');
  const [view, setView] = useState(loaded);
  const [found, setFound] = useState<FoundView | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const { site, blocked } = view;
  const outcomeAt = (place: Done['place']) => (done?.place === place ? done : null);
  const take = (fresh: PeopleView, text: string) => {
    setView(fresh);
    setDone({ place: 'list', text });
    // It says of each whether they are blocked.
    if (found) findPeople(site.id, found).then(setFound, () => setFound(null));
  };
  return (
    <div className={`page-width ${room.page}`}>
      <title>{`${t('title')} · Vetrina`}</title>
      <SiteHead title={t('title')} site={site} />
      <FindSection
        site={site.id}
        found={found}
        outcome={outcomeAt('found')}
        onFound={(fresh) => {
          setDone(null);
          setFound(fresh);
        }}
        take={(fresh, text) => {
          setFound(fresh.found);
          if (fresh.view) setView(fresh.view);
          setDone({ place: 'found', text });
        }}
      />
      <Section title={t('list.title')}>
        <Told outcome={outcomeAt('list')} />
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
