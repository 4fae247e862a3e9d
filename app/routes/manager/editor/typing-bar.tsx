import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { UnitView } from '../../../../modules/editor/schemas.ts';
import textButton from '../../../ui/text-button.module.css';
import { useUnit } from './editor-context.ts';
import { formOf } from './typed-text.ts';
import { useUnitName } from './unit-names.ts';
import styles from './stage.module.css';

/** Above the keyboard while a text of the page is typed: what it is, how much room is left, back, done. */
export function TypingBar(props: { view: UnitView; onUndo: () => void; onDone: () => void; onSee: () => void }) {
  const { view } = props;
  const { t } = useTranslation('editor');
  const nameOf = useUnitName();
  const { own, shown, edit } = useUnit(view.unit);
  const left = formOf(view).left(own ?? shown, view.limit);
  return (
    <div className={styles.typing} role="toolbar" aria-label={nameOf(view)}>
      <div className={styles.typed}>
        <b>{nameOf(view)}</b>
        {edit?.refusal ? (
          <span className={styles.over}>{edit.refusal.message || t('save.held')}</span>
        ) : edit?.other ? (
          <button type="button" className={textButton.act} onClick={props.onSee}>
            {t('conflict.text')}
          </button>
        ) : (
          <span>
            {own === null ? t('source.page') : t('source.own')}
            {left <= Math.max(view.limit / 2, 20) && ` · ${t('left', { count: Math.max(left, 0) })}`}
          </span>
        )}
      </div>
      <button type="button" className={styles.icon} aria-label={t('bar.undo')} onClick={props.onUndo}>
        <Icon name="undo" size={22} />
      </button>
      <Button size="md" onClick={props.onDone}>
        {t('typing.done')}
      </Button>
    </div>
  );
}
