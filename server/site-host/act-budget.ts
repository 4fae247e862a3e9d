import type { IncomingMessage } from 'node:http';
import type { Ctx } from '../../platform/ctx.ts';
import { clientAddress, networkOf } from '../http/client-address.ts';
import { createBuckets } from '../http/token-buckets.ts';

/** Forms that may come in a row, and in each further minute. A mobile network is many people behind one address. */
const NETWORK = { burst: 20, perMinute: 20, cost: 1 };
const SITE = { burst: 200, perMinute: 200, cost: 1 };

/** Whether one more form may be posted from this network and to this site. In memory, each process for itself. */
export function actBudget({ clock, config }: Pick<Ctx, 'clock' | 'config'>) {
  const addressOf = clientAddress(config.trustProxy);
  const take = createBuckets();
  return ({ socket, headers }: IncomingMessage, siteId: string): boolean => {
    const forwarded = headers['x-forwarded-for'];
    const address = addressOf(socket.remoteAddress ?? null, forwarded === undefined ? null : String(forwarded));
    const charges = [
      { caller: `network ${networkOf(address)}`, ...NETWORK },
      { caller: `site ${siteId}`, ...SITE },
    ];
    return take(charges, clock.now().getTime()) === null;
  };
}
