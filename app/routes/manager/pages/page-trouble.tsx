import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/error-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { useUnit } from '../editor/editor-context.ts';
import unitStyles from '../editor/unit.module.css';

/** What stands against a page on its way: another device wrote it meanwhile, or it was refused. */
export function PageTrouble({ unit }: { unit: string }) {
  const { t } = useTranslation('editor');
  const errorText = useErrorText();
  const { edit, choose } = useUnit(unit);
  if (edit?.other) {
    return (
      <div role="alert" className={unitStyles.conflict}>
        <p>
          <b>{t('conflict.text')}</b>
        </p>
        <div className={unitStyles.choices}>
          <Button size="md" variant="default" onClick={() => choose('theirs')}>
            {t('conflict.take')}
          </Button>
          <Button size="md" variant="default" onClick={() => choose('mine')}>
            {t('conflict.keep')}
          </Button>
        </div>
      </div>
    );
  }
  if (!edit?.refusal) return null;
  return (
    <p role="alert" className={unitStyles.refusal}>
      {edit.refusal.message || errorText(edit.refusal.code)}
    </p>
  );
}
