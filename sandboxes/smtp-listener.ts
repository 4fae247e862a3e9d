import type { AddressInfo } from 'node:net';
import type { SMTPServer } from 'smtp-server';

/** How a sandbox opens and closes its SMTP server. */
export function smtpListener(server: SMTPServer) {
  // A client that goes away in the middle is daily life here, not a reason to stop.
  server.on('error', () => undefined);
  return {
    /** Resolves with the port. */
    listen: (port: number, host: string): Promise<number> =>
      new Promise((resolve, reject) => {
        server.server.once('error', reject);
        server.listen(port, host, () => resolve((server.server.address() as AddressInfo).port));
      }),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
