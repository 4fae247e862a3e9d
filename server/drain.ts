import { setTimeout as sleep } from 'node:timers/promises';
import type { NodeLease, NodeState } from '../platform/nodes.ts';
import type { Served } from './serve-build.ts';

/** Longer than two checks of a balancer, where one may stand before several nodes. */
const BESIDE_OTHERS_MS = 10_000;

/**
 * A stop begins: readiness says no at once, no further job is taken, each connection ends with its next answer, and
 * everything is still answered for as long as balancers need to see it: as DRAIN_S says, or where other nodes take over.
 */
export async function drain(
  state: NodeState,
  served: Pick<Served, 'rest' | 'lastAnswers'>,
  { drainMs, lease }: { drainMs: number | undefined; lease: Pick<NodeLease, 'others'> },
): Promise<void> {
  state.draining = true;
  served.lastAnswers();
  // Not waited for: a database that is away would hold up the end.
  void served.rest().catch(() => undefined);
  await sleep(drainMs ?? (lease.others() > 0 ? BESIDE_OTHERS_MS : 0));
}
