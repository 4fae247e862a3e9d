import { useTranslation } from 'react-i18next';
import classes from './actions.module.css';
import { Button } from '../../ui/Button.tsx';

interface Props {
  loading: boolean;
  onBack?: (() => void) | undefined;
  onUpdate?: (() => void) | undefined;
  /** Next is the form's submit button; absent on the last step. */
  next?: boolean;
}

/** Back, Update and Next. While a call runs they keep the focus and do nothing: a disabled button would drop it. */
export function Actions({ loading, onBack, onUpdate, next = true }: Props) {
  const { t } = useTranslation('order');
  const press = (act: () => void) => () => {
    if (!loading) act();
  };
  return (
    <div className={classes.row}>
      {onBack && (
        <Button type="button" variant="default" aria-disabled={loading} onClick={press(onBack)}>
          {t('actions.back')}
        </Button>
      )}
      <span className={classes.gap} />
      {onUpdate && (
        <Button type="button" variant="default" aria-disabled={loading} onClick={press(onUpdate)}>
          {t('actions.update')}
        </Button>
      )}
      {next && (
        <Button type="submit" aria-disabled={loading}>
          {loading ? t('actions.saving') : t('actions.next')}
        </Button>
      )}
    </div>
  );
}
