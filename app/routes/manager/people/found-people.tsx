import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isErasable, MOST_FOUND, MOST_READ, type PersonKind } from '../../../../modules/blocklist/people.rules.ts';
import type { FoundView } from '../../../../modules/blocklist/schemas.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import room from '../live/room.module.css';
import { EraseDialog } from './erase-dialog.tsx';
import styles from './find.module.css';
import { FoundRecord, type Found, type Fresh } from './found-record.tsx';
import { personName } from './person-name.ts';

const LEADS: Record<PersonKind, (site: string) => string> = {
  order: paths.shopOfSite,
  booking: paths.bookingsOfSite,
  subscriber: paths.newsOfSite,
};

export interface FoundProps {
  /** Id of the site. */
  site: string;
  found: FoundView;
  /** `text`: what was done. */
  take: (fresh: Fresh, text: string) => void;
}

/** By kind of record, each with what is kept and until when, and what can be done about it. */
export function FoundPeople({ site, found, take }: FoundProps) {
  const { t } = useTranslation('find');
  const [asked, setAsked] = useState<readonly Found[]>([]);
  const groups = found.groups.filter(({ records }) => records.length > 0);
  const all = groups.flatMap(({ kind, records }) => records.map((record): Found => ({ kind, ...record })));
  const erasable = all.filter(({ erase }) => isErasable(erase));
  const isUnread = !found.exact && found.groups.some(({ unread }) => unread);
  return (
    <>
      {groups.length === 0 && <p>{t('none', { term: found.term })}</p>}
      {groups.map(({ kind, records, more }) => (
        <section key={kind} className={styles.group} aria-label={t(`kinds.${kind}`)}>
          <div className={styles.head}>
            <h3 className={styles.kind}>{t(`kinds.${kind}`)}</h3>
            <Link className={styles.lead} to={LEADS[kind](site)}>
              {t(`lead.${kind}`)}
            </Link>
          </div>
          <ul className={room.lines}>
            {records.map((record) => (
              <FoundRecord
                key={record.id}
                site={site}
                term={found.term}
                record={{ kind, ...record }}
                onErase={(of) => setAsked([of])}
                take={take}
              />
            ))}
          </ul>
          {more && <p className={room.hint}>{t('more', { most: MOST_FOUND })}</p>}
        </section>
      ))}
      {isUnread && <p className={room.hint}>{t('unread', { most: MOST_READ })}</p>}
      {found.exact && erasable.length > 1 && (
        <Button variant="default" onClick={() => setAsked(erasable)}>
          {t('erase-all')}
        </Button>
      )}
      <EraseDialog
        site={site}
        term={found.term}
        records={asked}
        othersStay={asked.length > 1 && erasable.length < all.length}
        onErased={(fresh) => {
          const [first] = asked;
          const name = asked.length > 1 || !first ? found.term : personName(first);
          // The window keeps the focus while it is open.
          flushSync(() => setAsked([]));
          take({ found: fresh }, t('said-erased', { name }));
        }}
        onClose={() => setAsked([])}
      />
    </>
  );
}
