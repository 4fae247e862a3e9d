import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../i18n/error-text.ts';
import styles from './ErrorNotice.module.css';
import { Icon } from './Icon.tsx';
import { Button } from './Button.tsx';

/** What went wrong, in the visitor's words, with a way on. `failure.code` is the message key under `errors`. */
export function ErrorNotice(props: {
  failure: { code: string; requestId?: string | null };
  onRetry?: (() => void) | undefined;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const text = useErrorText();
  return (
    <div role="alert" className={styles.notice}>
      <span className={styles.mark}>
        <Icon name="warning" size={24} />
      </span>
      <div className={styles.body}>
        <p>{text(props.failure.code)}</p>
        {props.children}
        {props.failure.requestId ? (
          <p className={styles.id}>{t('requestId', { id: props.failure.requestId })}</p>
        ) : null}
        {props.onRetry ? (
          <Button variant="default" size="md" leftSection={<Icon name="retry" size={16} />} onClick={props.onRetry}>
            {t('retry')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
