/** People who call all the time, and a balancer that sends each call to a node that said it is ready when last looked at. */
import { setTimeout as sleep } from 'node:timers/promises';

interface Node {
  origin: string;
}
const LOOK_MS = 500;
const PEOPLE = 4;

/** `call` asks a node something, other things by its number; it is lost where nothing is answered, or a fault of ours. */
export function callAllTheTime(nodes: readonly Node[], call: (node: Node, number: number) => Promise<Response>) {
  const end = new AbortController();
  const healthy = new Set(nodes);
  const seen = { asked: 0, lost: [] as string[] };

  async function look(): Promise<void> {
    while (!end.signal.aborted) {
      for (const node of nodes) {
        const answer = await fetch(`${node.origin}/readyz/shop`).catch(() => null);
        if (answer?.status === 200) healthy.add(node);
        else healthy.delete(node);
      }
      await sleep(LOOK_MS);
    }
  }
  async function people(lane: number): Promise<void> {
    for (let number = lane; !end.signal.aborted; number++) {
      const ready = nodes.filter((node) => healthy.has(node));
      const node = ready[number % ready.length];
      seen.asked += 1;
      if (node) await ask(node, number);
      else seen.lost.push('nobody is ready');
    }
  }
  async function ask(node: Node, number: number): Promise<void> {
    try {
      const answer = await call(node, number);
      await answer.arrayBuffer();
      if (answer.status >= 500) seen.lost.push(String(answer.status));
    } catch (error) {
      const { message, cause } = error as Error;
      seen.lost.push(`${message} ${(cause as Error | undefined)?.message ?? ''}`);
    }
  }

  const running = [look(), ...Array.from({ length: PEOPLE }, (_none, lane) => people(lane))];
  return {
    seen,
    async end(): Promise<void> {
      end.abort();
      await Promise.all(running);
    },
  };
}
