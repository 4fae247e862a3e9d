import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeliverInput, TextToWrite } from '../../../modules/copywriting/schemas.ts';
import { useErrorText } from '../../i18n/error-text.ts';
import { failureOf, type ApiFailure } from '../../ui/api.ts';
import controls from './controls.module.css';
import marks from './marks.module.css';
import { Part } from './part.tsx';
import { useWords } from './words.ts';

/** The fields of a text, filled with what stands in the draft now. What was typed stays until it was delivered. */
export function WriteText({
  text,
  onDeliver,
  onMoved,
}: {
  text: TextToWrite;
  onDeliver: (body: DeliverInput) => Promise<void>;
  onMoved: () => Promise<void>;
}) {
  const { t, i18n } = useTranslation('operator');
  const lang = new Intl.DisplayNames(i18n.language, { type: 'language' }).of(text.site.lang) ?? text.site.lang;
  const say = useWords();
  const errorText = useErrorText();
  const id = useId();
  const [typed, setTyped] = useState(() => new Map(text.fields.map(({ name, value }) => [name, value])));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  async function deliver() {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await onDeliver({ rev: text.rev, fields: [...typed].map(([name, words]) => ({ name, text: words })) });
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  }
  return (
    <Part title={t('texts.write')}>
      <p className={marks.advice}>{t('texts.language', { lang })}</p>
      <form
        className={controls.ask}
        onSubmit={(event) => {
          event.preventDefault();
          void deliver();
        }}
      >
        {text.fields.map(({ name, limit, long, value }) => (
          <div key={name} className={controls.field}>
            <label htmlFor={`${id}-${name}`}>{say('texts.fields', name)}</label>
            {value !== '' && <p className={marks.detail}>{t('texts.now', { text: value })}</p>}
            <textarea
              id={`${id}-${name}`}
              lang={text.site.lang}
              rows={long ? 12 : 2}
              required
              maxLength={limit}
              aria-describedby={`${id}-${name}-hint`}
              value={typed.get(name) ?? ''}
              onChange={(event) => {
                const words = event.currentTarget.value;
                setTyped((before) => new Map(before).set(name, long ? words : words.replaceAll('\n', ' ')));
              }}
            />
            <p id={`${id}-${name}-hint`} className={marks.quiet}>
              {t('texts.room', { count: limit })}
              {long && ` · ${t('texts.long')}`}
            </p>
          </div>
        ))}
        {failure ? (
          <p role="alert" className={controls.fault}>
            {errorText(failure.code)}{' '}
            {failure.code === 'copywriting.draft-moved' && (
              <button type="button" className={controls.act} onClick={() => void onMoved()}>
                {t('act.retry')}
              </button>
            )}
          </p>
        ) : null}
        <div className={controls.row}>
          <button type="submit" className={controls.act} data-main aria-disabled={busy}>
            {t('texts.deliver')}
          </button>
        </div>
      </form>
    </Part>
  );
}
