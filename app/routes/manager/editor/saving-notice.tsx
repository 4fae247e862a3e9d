import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/error-text.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import textButton from '../../../ui/text-button.module.css';
import { useEditor } from './editor-context.ts';
import styles from './stage.module.css';
import { useUnitName } from './unit-names.ts';

/** What was written and is not saved, and why: the line, a value that is not taken, another device. `except`: the unit with the caret. */
export function SavingNotice({ onSee, except }: { onSee: (unit: string) => void; except: string | null }) {
  const { t } = useTranslation('editor');
  const nameOf = useUnitName();
  const errorText = useErrorText();
  const { state, problem, queue } = useEditor().snapshot;
  const held = [...queue.edits].filter(([unit, { refusal, other }]) => unit !== except && (refusal ?? other));
  return (
    <>
      {(state === 'failing' || state === 'stopped') && problem && <ErrorNotice failure={{ code: problem }} />}
      {held.map(([unit, { refusal }]) => {
        const view = queue.views.get(unit);
        const why = refusal ? refusal.message || errorText(refusal.code) : t('conflict.text');
        return (
          <p key={unit} className={styles.held} role="alert">
            <b>{view ? nameOf(view) : unit}</b> {why}{' '}
            <button type="button" className={textButton.act} onClick={() => onSee(unit)}>
              {t('findings.go')}
            </button>
          </p>
        );
      })}
    </>
  );
}
