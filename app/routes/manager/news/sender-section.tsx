import { useTranslation } from 'react-i18next';
import type { SenderView } from '../../../../modules/newsletter/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { moment } from '../following/moments.ts';
import { Told } from '../following/told.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { Actions, Section } from '../section.tsx';
import room from '../live/room.module.css';
import { chooseName, lookAtName } from './calls.ts';
import { NameForm } from './name-form.tsx';
import { NameRecords } from './name-records.tsx';
import { useAct, type News, type NewsProps } from './use-news.ts';

type Name = NonNullable<SenderView['name']>;

/** From which address letters leave, and what a name of its own needs for it. */
export function SenderSection({ news }: NewsProps) {
  const { t } = useTranslation('news');
  const { sender, entitled, may_see: isOwner } = news.view;
  if (!sender || !entitled) return null;
  const { address, is_shared: isShared, name } = sender;
  return (
    <Section title={t('sender.title')}>
      <Told outcome={news.outcomeOf('sender')} />
      <p className={room.name}>{address}</p>
      <p className={room.hint}>{t(isShared ? 'sender.shared' : 'sender.own')}</p>
      {name && <OwnName news={news} name={name} />}
      {!name && isOwner && <NameForm news={news} />}
    </Section>
  );
}

function OwnName({ news, name }: { news: News; name: Name }) {
  const { t, i18n } = useTranslation('news');
  const { change, act } = useAct(news, 'sender');
  const { may_open: mayLook, may_see: isOwner } = news.view;
  const { domain, is_ours: isOurs, state, looked_at: lookedAt, records } = name;
  const lacking = records.filter(({ seen }) => !seen).map(({ kind }) => t(`sender.kinds.${kind}`));
  const at = (iso: string) => moment(iso, asLang(i18n.language) ?? FALLBACK);
  return (
    <>
      {state === 'waiting' && <p>{t(isOurs ? 'sender.waiting-ours' : 'sender.waiting', { domain })}</p>}
      {state === 'missing' && (
        <p>{t(isOurs ? 'sender.missing-ours' : 'sender.missing', { domain, which: lacking.join(', ') })}</p>
      )}
      {!isOurs && <NameRecords records={records} isLooked={lookedAt !== null} />}
      {lookedAt && <p className={room.hint}>{t('sender.looked', { when: at(lookedAt) })}</p>}
      <SectionFailure change={change} />
      <Actions>
        {mayLook && (
          <Button
            variant="default"
            aria-disabled={change.busy}
            onClick={() => void act(lookAtName, t('sender.said-looked'))}
          >
            {t('sender.look')}
          </Button>
        )}
        {isOwner && !isOurs && (
          <Button
            variant="subtle"
            aria-disabled={change.busy}
            onClick={() => void act((site) => chooseName(site, ''), t('sender.said-dropped'))}
          >
            {t('sender.drop', { domain })}
          </Button>
        )}
      </Actions>
    </>
  );
}
