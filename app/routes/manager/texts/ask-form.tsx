import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ASKED, PLACES, type Place, type Sentence, type TextsView } from '../../../../modules/copywriting/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { useChange } from '../use-change.ts';
import { askForText } from './calls.ts';
import styles from './texts.module.css';

const SENTENCES = Object.keys(ASKED) as Sentence[];
const EMPTY: Record<Sentence, string> = { about: '', points: '', tone: '' };

/** Three sentences: what a text is about, what must be in it, how it sounds. What was typed stays until it was asked for. */
export function AskForm({
  site,
  most,
  left,
  take,
}: {
  site: string;
  most: number;
  left: number;
  take: (fresh: TextsView, text: string) => void;
}) {
  const { t } = useTranslation('texts');
  const change = useChange();
  const id = useId();
  /** The next text has a key of its own; a press that is repeated has the same. */
  const key = useRef('');
  const [place, setPlace] = useState<Place>('story');
  const [given, setGiven] = useState(EMPTY);
  async function ask() {
    key.current ||= crypto.randomUUID();
    const fresh = await change.run(() => askForText(site, { key: key.current, place, ...given }));
    if (!fresh) return;
    key.current = '';
    setGiven(EMPTY);
    take(fresh, t('asked'));
  }
  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('ask.title')}
      </h2>
      <p>
        {t('ask.left', { count: left, most })} {t('ask.how')}
      </p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <fieldset className={styles.places}>
          <legend className={styles.label}>{t('ask.place')}</legend>
          {PLACES.map((each) => (
            <label key={each} htmlFor={`${id}-${each}`} className={styles.place}>
              <input
                id={`${id}-${each}`}
                type="radio"
                name={`${id}-place`}
                value={each}
                checked={place === each}
                onChange={() => setPlace(each)}
              />
              <span className={styles.label}>{t(`places.${each}`)}</span>
              <span className={styles.hint}>{t(`ask.places.${each}`)}</span>
            </label>
          ))}
        </fieldset>
        {SENTENCES.map((name) => (
          <div key={name} className={styles.field}>
            <label className={styles.label} htmlFor={`${id}-${name}`}>
              {t(`ask.${name}`)}
            </label>
            <textarea
              id={`${id}-${name}`}
              className={styles.text}
              rows={name === 'points' ? 4 : 2}
              required
              minLength={3}
              maxLength={ASKED[name]}
              aria-describedby={`${id}-${name}-hint`}
              value={given[name]}
              onChange={(event) => {
                const { value } = event.currentTarget;
                setGiven((before) => ({ ...before, [name]: value }));
              }}
            />
            <p id={`${id}-${name}-hint`} className={styles.hint}>
              {t(`ask.${name}-hint`)} {t('ask.room', { count: ASKED[name] - given[name].length })}
            </p>
          </div>
        ))}
        <SectionFailure change={change} />
        <div className={styles.send}>
          <Button type="submit" aria-disabled={change.busy}>
            {t('ask.send')}
          </Button>
          <p className={styles.hint}>{t('ask.after')}</p>
        </div>
      </form>
    </section>
  );
}
