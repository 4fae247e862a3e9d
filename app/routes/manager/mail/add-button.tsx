import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_DEVICES, type Box } from '../../../../modules/mailboxes/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './mail.module.css';

/** The way to one more device, or why there is none. */
export function AddButton({
  box,
  opener,
  onOpen,
}: {
  box: Box;
  opener: RefObject<HTMLButtonElement | null>;
  onOpen: () => void;
}) {
  const { t } = useTranslation('mailboxes');
  const { address, devices } = box;
  if (devices.length >= MOST_DEVICES) return <p className={styles.hint}>{t('devices.full', { most: MOST_DEVICES })}</p>;
  return (
    <Button
      ref={opener}
      className={styles.act}
      variant="default"
      size="md"
      leftSection={<Icon name="plus" size={16} />}
      aria-label={t('of', { what: t('devices.add'), address })}
      onClick={onOpen}
    >
      {t('devices.add')}
    </Button>
  );
}
