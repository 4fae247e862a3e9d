import { useTranslation } from 'react-i18next';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { moment } from '../following/moments.ts';
import { Button } from '../../../ui/Button.tsx';
import { Told } from '../following/told.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { Actions, Section } from '../section.tsx';
import { makeDraft, stopLetter } from './calls.ts';
import { LetterForm } from './letter-form.tsx';
import room from '../live/room.module.css';
import { useAct, type NewsProps } from './use-news.ts';

/** The letter that is not sent yet: none, a draft, one that waits for its time, one that is leaving. */
export function LetterSection({ news }: NewsProps) {
  const { t, i18n } = useTranslation('news');
  const { change, act } = useAct(news, 'letter');
  const at = (iso: string) => moment(iso, asLang(i18n.language) ?? FALLBACK);
  const { letter, entitled, has_news: hasNews, may_open: mayStop } = news.view;
  return (
    <Section title={t('letter.title')}>
      <Told outcome={news.outcomeOf('letter')} />
      {!letter && <p>{t(hasNews ? 'letter.none' : 'letter.nothing')}</p>}
      {letter?.state === 'draft' && letter.reason && <p>{t(`letter.reasons.${letter.reason}`)}</p>}
      {letter?.state === 'draft' && <LetterForm news={news} letter={letter} />}
      {letter?.state === 'planned' && (
        <p className={room.name}>{t('letter.planned', { when: at(letter.planned_at ?? '') })}</p>
      )}
      {letter?.state === 'sending' && <p className={room.name}>{t('letter.sending', { n: letter.counts.waiting })}</p>}
      <SectionFailure change={change} />
      <Actions>
        {!letter && entitled && hasNews && (
          <Button
            variant="default"
            aria-disabled={change.busy}
            onClick={() => void act(makeDraft, t('letter.said-make'))}
          >
            {t('letter.make')}
          </Button>
        )}
        {letter && letter.state !== 'draft' && mayStop && (
          <Button
            variant="default"
            aria-disabled={change.busy}
            onClick={() => void act(stopLetter, t('letter.said-stop'))}
          >
            {t('letter.stop')}
          </Button>
        )}
      </Actions>
    </Section>
  );
}
