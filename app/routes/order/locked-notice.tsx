import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import classes from './wizard.module.css';
import { Button } from '../../ui/Button.tsx';

/** A paid order opened in the wizard again: it can be read, and what happens now is on the other page. */
export function LockedNotice({ orderId }: { orderId: string }) {
  const { t } = useTranslation('order');
  return (
    <div className={classes.locked}>
      <p>
        <b>{t('locked.title')}</b> {t('locked.text')}
      </p>
      <Button component={Link} to={paths.paymentComplete(orderId)} variant="default">
        {t('actions.to-progress')}
      </Button>
    </div>
  );
}
