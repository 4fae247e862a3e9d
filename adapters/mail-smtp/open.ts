import { createTransport } from 'nodemailer';

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** A pool of connections to a mail server. */
export function open(smtpUrl: string, { connections = 3 }: { connections?: number } = {}) {
  const server = new URL(smtpUrl);
  const local = /^(localhost|127\.|\[::1\])/.test(server.hostname);
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    // A mail whose connection breaks goes back to the job that sent it, which knows how often it has been tried.
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // A password must not cross the network in clear because a middlebox hid STARTTLS.
    requireTLS: server.protocol === 'smtp:' && server.username !== '' && !local,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Of "Name <address>" or of the address alone. */
export const addressIn = (from: string): string => /<([^<>]+)>$/.exec(from)?.[1] ?? from;
