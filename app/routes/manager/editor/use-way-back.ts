import { useTranslation } from 'react-i18next';
import type { DraftView } from '../../../../modules/editor/schemas.ts';
import { paths } from '../../../paths.ts';

/** Where the editor is left to: the order, for whoever may open it; a helper's start is the site. */
export function useWayBack({ id, order_id: order }: DraftView['site']): { to: string; text: string } {
  const { t } = useTranslation('editor');
  return order ? { to: paths.managedOrder(order), text: t('to-order') } : { to: paths.site(id), text: t('to-site') };
}
