import { useEffect, useState } from 'react';
import type { BoxUsage, MailName } from '../../../../modules/mailboxes/schemas.ts';
import { readUsage } from './calls.ts';

/**
 * How full the boxes are: asked when the screen opens and when there are others, after it is drawn, for the mail host may take its
 * time. Without an answer the screen says nothing of it.
 */
export function useUsage(order: string, names: readonly MailName[]): readonly BoxUsage[] {
  const [usage, setUsage] = useState<readonly BoxUsage[]>([]);
  const ids = names.flatMap(({ boxes }) => boxes.map(({ id }) => id)).join(' ');
  useEffect(() => {
    let isWanted = true;
    if (ids !== '')
      readUsage(order).then(
        ({ boxes }) => isWanted && setUsage(boxes),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [order, ids]);
  return usage;
}
