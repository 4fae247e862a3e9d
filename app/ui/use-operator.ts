import { useRouteLoaderData } from 'react-router';
import type { Operator } from '../../platform/operator.ts';
import type { loader } from '../root.tsx';

/** Who runs this installation, as the server's configuration says. */
export function useOperator(): Operator {
  const visit = useRouteLoaderData<typeof loader>('root');
  if (!visit) throw new Error('the root loader always answers: it asks nobody');
  return visit.operator;
}
