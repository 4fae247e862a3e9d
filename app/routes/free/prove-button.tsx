import { useTranslation } from 'react-i18next';
import type { LayoutName } from '../../../site-kit/names.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { NetworkMark } from '../manager/network-mark.tsx';
import styles from './free.module.css';

/** Leads to the network, where whoever administers this page says so. `layout`: of a site that is put online now. */
export function ProveButton({ page, layout }: { page: string; layout: LayoutName | null }) {
  const { t } = useTranslation('free');
  return (
    // A whole navigation: the server answers with the network's address.
    <Button component="a" href={paths.loginFor('free', `${page}~${layout ?? ''}`)} className={styles.network} fullWidth>
      <NetworkMark />
      {t('prove')}
    </Button>
  );
}
