import type { IncomingMessage } from 'node:http';
import type { Ctx } from '../../platform/ctx.ts';
import { clientAddress, networkOf } from '../http/client-address.ts';
import { createBuckets } from '../http/token-buckets.ts';

/** Forms that may come in a row, and in each further minute. A mobile network is many people behind one address. */
const NETWORK = { burst: 20, perMinute: 20, cost: 1 };
const SITE = { burst: 200, perMinute: 200, cost: 1 };

/** From which network somebody posts. */
export function networks({ config }: Pick<Ctx, 'config'>) {
  const addressOf = clientAddress(config.trustProxy);
  return ({ socket, headers }: IncomingMessage): string => {
    const forwarded = headers['x-forwarded-for'];
    return networkOf(addressOf(socket.remoteAddress ?? null, forwarded === undefined ? null : String(forwarded)));
  };
}

/** Whether one more form may be posted from this network and to this site. In memory, each process for itself. */
export function actBudget({ clock }: Pick<Ctx, 'clock'>) {
  const take = createBuckets();
  return (network: string, siteId: string): boolean => {
    const charges = [
      { caller: `network ${network}`, ...NETWORK },
      { caller: `site ${siteId}`, ...SITE },
    ];
    return take(charges, clock.now().getTime()) === null;
  };
}
