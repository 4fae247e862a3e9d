/** A process that hands one mail over and waits to be killed, for mail-crash-points.test.ts. */
import { createMailTransport } from '../../adapters/mail-smtp/index.ts';
import type { OutgoingMail } from '../../modules/notifications/mail.port.ts';

const [smtpUrl = '', journal = '', mail = ''] = process.argv.slice(2);
await createMailTransport({ smtpUrl, journal }).send(JSON.parse(mail) as OutgoingMail);
process.stdout.write('answered\n');
setInterval(() => undefined, 1000);
