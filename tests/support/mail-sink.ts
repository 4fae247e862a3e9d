/** Entry of a worker thread: a mail server that takes everything and keeps nothing, beside whoever measures what it costs to send. Node runs this file as it is. */
import type { AddressInfo } from 'node:net';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { SMTPServer } from 'smtp-server';

// A mail server stands elsewhere: it takes nothing from whoever sends. Elsewhere than on Linux the priority would be that of the whole process.
if (process.platform === 'linux') setPriority(15);
const sink = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData(stream, _session, done) {
    stream.on('end', () => {
      parentPort?.postMessage('taken', []);
      done();
    });
    stream.resume();
  },
});
sink.listen(0, '127.0.0.1', () => parentPort?.postMessage((sink.server.address() as AddressInfo).port, []));
