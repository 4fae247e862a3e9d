import { receiveReturn, returnPath } from '../../modules/notifications/index.server.ts';
import type { TestProduct } from './product.ts';

/** Says that what was sent from `sender` to `recipient` came back, as a mail server says it (RFC 3464). */
export const returnReport = (sender: string, recipient: string): string =>
  [
    'From: Mail Delivery System <MAILER-DAEMON@provider.example>',
    `To: ${sender}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'no such box',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; provider.example',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    'Action: failed',
    'Status: 5.1.1',
    '--b--',
    '',
  ].join('\r\n');

/** Every mail that was written to this address comes back. */
export async function comeBack(product: TestProduct, to: string): Promise<void> {
  const ctx = product.system();
  const written = await product.rows<{ id: string }>('select id from mails where "to" = $1', [to]);
  for (const { id: mailId } of written) await receiveReturn(ctx, returnReport(returnPath(ctx, { mailId }), to));
}
