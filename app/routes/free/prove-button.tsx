import { useTranslation } from 'react-i18next';
import type { LayoutName } from '../../../site-kit/names.ts';
import { paths } from '../../paths.ts';
import { NetworkButton } from '../manager/network-button.tsx';

/** Leads to the network, where whoever administers this page says so. `layout`: of a site that is put online now. */
export function ProveButton({ page, layout }: { page: string; layout: LayoutName | null }) {
  const { t } = useTranslation('free');
  return <NetworkButton href={paths.loginFor('free', `${page}~${layout ?? ''}`)}>{t('prove')}</NetworkButton>;
}
