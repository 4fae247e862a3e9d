import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { moment } from '../following/moments.ts';
import type { SubscribersView, SubscriberView } from '../../../../modules/newsletter/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { say } from '../../../ui/said.ts';
import { SectionFailure } from '../section-failure.tsx';
import { Actions } from '../section.tsx';
import section from '../section.module.css';
import { useChange } from '../use-change.ts';
import { BlockAct } from '../people/block-act.tsx';
import { ProvedFile } from '../proved-file.tsx';
import { eraseSubscriber, listSubscribers, readersFile } from './calls.ts';
import room from '../live/room.module.css';

interface ReaderListProps {
  site: string;
  list: SubscribersView;
  onChange: (list: SubscribersView) => void;
}

/** Each with what is known of it, and the file with all proofs. */
export function ReaderList({ site, list, onChange }: ReaderListProps) {
  const { t, i18n } = useTranslation('news');
  const at = (iso: string) => moment(iso, asLang(i18n.language) ?? FALLBACK);
  const change = useChange();
  const [asked, setAsked] = useState<SubscriberView | null>(null);
  const { subscribers } = list;
  async function erase(id: string) {
    const fresh = await change.run(() => eraseSubscriber(site, id));
    if (!fresh) return;
    setAsked(null);
    onChange(fresh);
    say(t('readers.said-erased'));
  }
  if (subscribers.length === 0) return <p>{t('readers.none')}</p>;
  return (
    <>
      <ul className={room.lines}>
        {subscribers.map((reader) => (
          <li key={reader.id} className={room.line}>
            <span className={room.named}>
              <b>{reader.mail || t('readers.erased')}</b>
              <span className={room.hint}>
                {t(`readers.states.${reader.state}`)} · {at(reader.ended_at ?? reader.confirmed_at ?? reader.asked_at)}
              </span>
            </span>
            {reader.mail && (
              <span className={room.acts}>
                <BlockAct
                  site={site}
                  person={{ name: '', mail: reader.mail, phone: '' }}
                  isBlocked={reader.blocked}
                  read={listSubscribers}
                  take={(fresh, text) => {
                    onChange(fresh);
                    say(text);
                  }}
                />
                <Button
                  variant="subtle"
                  size="md"
                  aria-label={t('readers.erase-who', { mail: reader.mail })}
                  onClick={() => setAsked(reader)}
                >
                  {t('readers.erase')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <ProvedFile href={readersFile(site)}>{t('readers.export')}</ProvedFile>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('readers.erase-ask', { mail: asked?.mail ?? '' })}
      >
        <div className={section.stack}>
          <p>{t('readers.erase-text')}</p>
          <SectionFailure change={change} />
          <Actions>
            <Button aria-disabled={change.busy} onClick={() => void erase(asked?.id ?? '')}>
              {t('readers.erase')}
            </Button>
            <Button variant="default" onClick={() => setAsked(null)}>
              {t('readers.keep')}
            </Button>
          </Actions>
        </div>
      </Dialog>
    </>
  );
}
