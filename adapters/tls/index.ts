import { connect, type ConnectionOptions } from 'node:tls';
import type { ServedCertificate, ServedCertificates } from '../../modules/certificates/served-certificates.port.ts';

const WAIT_MS = 5000;

interface Where {
  /** One of our public addresses. */
  address: string;
  port: number;
  /** Authorities that are believed in the place of those of every browser. */
  ca?: ConnectionOptions['ca'];
  waitMs?: number;
}

/** Looks at what stands before the product as a visitor would, at our own address: what DNS says elsewhere does not matter. */
export function createServedCertificates({ address, port, ca, waitMs = WAIT_MS }: Where): ServedCertificates {
  return {
    look: (host) =>
      new Promise<ServedCertificate>((seen) => {
        // Also one that no browser would believe is looked at: for how long it was good, and why it is not.
        const line = connect({
          host: address,
          port,
          servername: host,
          rejectUnauthorized: false,
          ...(ca ? { ca } : {}),
        });
        const end = (found: ServedCertificate) => {
          line.destroy();
          seen(found);
        };
        line.setTimeout(waitMs, () => end({ notAfter: null, fault: 'no answer' }));
        line.once('error', (error: NodeJS.ErrnoException) =>
          end({ notAfter: null, fault: error.code ?? error.message }),
        );
        line.once('secureConnect', () => {
          const until = Date.parse(line.getPeerCertificate().valid_to);
          const { authorizationError } = line;
          const fault = authorizationError instanceof Error ? authorizationError.message : authorizationError;
          end({
            notAfter: Number.isNaN(until) ? null : new Date(until),
            fault: fault ? fault.slice(0, 200) : null,
          });
        });
      }),
  };
}
