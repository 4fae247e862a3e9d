import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  body: string;
  signature: string;
  type: string;
  id: string;
}

/** A receiver of webhooks. `answer` says with which status, `before` what to wait for first. */
export async function startInbox() {
  const received: Received[] = [];
  const waiting: (() => void)[] = [];
  const inbox = { url: '', received, answer: () => 200, before: async () => {}, until, close };
  async function reply(response: ServerResponse): Promise<void> {
    await inbox.before();
    response.writeHead(inbox.answer()).end();
    for (const wake of waiting.splice(0)) wake();
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { type, id } = JSON.parse(body) as { type: string; id: string };
      const one = { body, type, id, signature: String(request.headers['stripe-signature']) };
      received.push(one);
      void reply(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  inbox.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;

  async function until(enough: (received: Received[]) => boolean): Promise<Received[]> {
    while (!enough(received)) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    return received;
  }
  function close(): Promise<void> {
    return new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }
  return inbox;
}
