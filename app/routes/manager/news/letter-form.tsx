import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS, type LetterView } from '../../../../modules/newsletter/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { Actions } from '../section.tsx';
import entry from '../field.module.css';
import section from '../section.module.css';
import { saveLetter, sendTest, skipLetter } from './calls.ts';
import room from '../live/room.module.css';
import styles from './news.module.css';
import { SendDialog } from './send-dialog.tsx';
import { useAct, type NewsProps } from './use-news.ts';

/** The draft as its readers will see it: the owner's words, and which of the page's things go with them. */
export function LetterForm({ news, letter }: NewsProps & { letter: LetterView }) {
  const { t } = useTranslation('news');
  const { change, act } = useAct(news, 'letter');
  const id = useId();
  const { content } = letter;
  const [subject, setSubject] = useState(content.subject);
  const [intro, setIntro] = useState(content.intro);
  const [off, setOff] = useState(() => new Set(content.blocks.filter(({ on }) => !on).map(({ source }) => source)));
  const [sending, setSending] = useState(false);
  const { entitled, may_open: maySend, counts } = news.view;
  const given = { subject, intro, off: [...off] };
  const press = async (call: (site: string) => ReturnType<typeof sendTest>, text: string) =>
    act(async (site) => {
      await saveLetter(site, given);
      return call(site);
    }, text);
  return (
    <>
      <form
        className={section.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void act((site) => saveLetter(site, given), t('letter.said-save'));
        }}
      >
        <label className={entry.long} htmlFor={`${id}-subject`}>
          {t('letter.subject')}
          <input
            id={`${id}-subject`}
            required
            maxLength={LIMITS.subject}
            value={subject}
            onChange={(event) => setSubject(event.currentTarget.value)}
          />
        </label>
        <div className={entry.long}>
          <label htmlFor={`${id}-intro`}>{t('letter.intro')}</label>
          <textarea
            id={`${id}-intro`}
            rows={4}
            maxLength={LIMITS.intro}
            aria-describedby={`${id}-hint`}
            value={intro}
            onChange={(event) => setIntro(event.currentTarget.value)}
          />
          <p id={`${id}-hint`} className={room.hint}>
            {t('letter.intro-hint')}
          </p>
        </div>
        <fieldset className={styles.blocks}>
          <legend>{t('letter.blocks')}</legend>
          {content.blocks.map(({ kind, source, when, title, text, past }) => (
            <label key={source} className={styles.block}>
              <input
                type="checkbox"
                checked={!off.has(source)}
                onChange={(event) => {
                  const next = new Set(off);
                  if (event.currentTarget.checked) next.delete(source);
                  else next.add(source);
                  setOff(next);
                }}
              />
              <span className={styles.told}>
                <span className={room.hint}>{t(`letter.kinds.${kind}`, { when })}</span>
                {title && <b>{title}</b>}
                {text && <span className={styles.text}>{text}</span>}
                {past && <span className={room.hint}>{t('letter.past')}</span>}
              </span>
            </label>
          ))}
        </fieldset>
        {!maySend && <p className={room.hint}>{t('letter.who-sends')}</p>}
        {maySend && counts.confirmed === 0 && <p className={room.hint}>{t('letter.nobody')}</p>}
        <SectionFailure change={change} />
        <Actions>
          {entitled && maySend && counts.confirmed > 0 && (
            <Button type="button" onClick={() => setSending(true)}>
              {t('letter.send')}
            </Button>
          )}
          <Button type="submit" variant="default" aria-disabled={change.busy}>
            {t('letter.save')}
          </Button>
          <Button
            type="button"
            variant="default"
            aria-disabled={change.busy}
            onClick={() => void press(sendTest, t('letter.said-test'))}
          >
            {t('letter.test')}
          </Button>
          <Button
            type="button"
            variant="subtle"
            aria-disabled={change.busy}
            onClick={() => void act(skipLetter, t('letter.said-skip'))}
          >
            {t('letter.skip')}
          </Button>
        </Actions>
      </form>
      <SendDialog news={news} given={given} open={sending} onClose={() => setSending(false)} />
    </>
  );
}
