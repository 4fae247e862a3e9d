/** What stands at a port of a mail host, seen from outside: for whoever sets up the installation. */
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';

const WAIT_MS = 5_000;
const LONGEST_LINE = 1_000;
interface Door {
  host: string;
  port: number;
}

/** Until when the certificate of a door holds, which speaks TLS from the first byte. Throws for one that is not believed. */
export const certificateUntil = ({ host, port }: Door): Promise<Date> =>
  new Promise((done, failed) => {
    const socket = connectTls({ host, port, servername: host, timeout: WAIT_MS });
    socket.once('secureConnect', () => {
      done(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once('error', failed);
    socket.once('timeout', () => socket.destroy(new Error('no answer within five seconds')));
  });

/** The first line that a server of SMTP says. */
export const greetingOf = ({ host, port }: Door): Promise<string> =>
  new Promise((done, failed) => {
    const socket = connect({ host, port, timeout: WAIT_MS });
    let said = '';
    socket.on('data', (part) => {
      said += part.toString('latin1');
      if (!said.includes('\n') && said.length < LONGEST_LINE) return;
      done(said.slice(0, LONGEST_LINE).split(/\r?\n/)[0] ?? '');
      socket.destroy();
    });
    socket.once('error', failed);
    socket.once('timeout', () => socket.destroy(new Error('no answer within five seconds')));
    socket.once('close', () => failed(new Error('it hung up')));
  });
