import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubscribersView } from '../../../../modules/newsletter/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { Actions, Fact, Facts, Section } from '../section.tsx';
import { useChange } from '../use-change.ts';
import { listSubscribers } from './calls.ts';
import room from '../live/room.module.css';
import { ReaderList } from './reader-list.tsx';
import type { NewsProps } from './use-news.ts';

/** How many asked and how many confirmed; who they are, for the owner alone. */
export function ReadersSection({ news }: NewsProps) {
  const { t } = useTranslation('news');
  const change = useChange();
  const [list, setList] = useState<SubscribersView | null>(null);
  const { site, counts, may_see: maySee } = news.view;
  const show = async () => {
    const found = await change.run(() => listSubscribers(site.id));
    if (found) setList(found);
  };
  return (
    <Section title={t('readers.title')}>
      <Facts>
        <Fact name={t('readers.confirmed')}>{counts.confirmed}</Fact>
        <Fact name={t('readers.pending')}>{counts.pending}</Fact>
        <Fact name={t('readers.left')}>{counts.left}</Fact>
      </Facts>
      <p className={room.hint}>{t(maySee ? 'readers.text' : 'readers.only-owner')}</p>
      <SectionFailure change={change} />
      {maySee && (
        <Actions>
          <Button
            variant="default"
            aria-disabled={change.busy}
            aria-expanded={list !== null}
            onClick={() => (list ? setList(null) : void show())}
          >
            {t(list ? 'readers.hide' : 'readers.show')}
          </Button>
        </Actions>
      )}
      {list && <ReaderList site={site.id} list={list} onChange={setList} />}
    </Section>
  );
}
