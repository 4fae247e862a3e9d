import { useRouteLoaderData } from 'react-router';
import type { Offer } from '../../modules/plans/schemas.ts';
import type { Operator } from '../../platform/operator.ts';
import type { Lang } from '../../site-kit/names.ts';

/** What the root loader tells every screen. */
export interface Visit {
  locale: Lang;
  /** Null on a page that is kept for everybody. */
  requestId: string | null;
  operator: Operator;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Nothing can be ordered or paid: a restored installation is being compared with its vendors. */
  recovering: boolean;
  offer: Offer;
}

export function useVisit(): Visit {
  const visit = useRouteLoaderData<Visit>('root');
  if (!visit) throw new Error('the root loader always answers: it asks nobody');
  return visit;
}

/** Who runs this installation, as the server's configuration says. */
export const useOperator = (): Operator => useVisit().operator;
