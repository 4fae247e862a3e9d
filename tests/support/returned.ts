import { receiveReturn, returnPath } from '../../modules/notifications/index.server.ts';
import type { TestProduct } from './product.ts';

/** Every mail that was written to this address comes back, as its mail server says so (RFC 3464). */
export async function comeBack(product: TestProduct, to: string): Promise<void> {
  const ctx = product.system();
  for (const { id: mailId } of await product.rows<{ id: string }>('select id from mails where "to" = $1', [to])) {
    const report = [
      'From: Mail Delivery System <MAILER-DAEMON@provider.example>',
      `To: ${returnPath(ctx, { mailId })}`,
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
      `Final-Recipient: rfc822; ${to}`,
      'Action: failed',
      'Status: 5.1.1',
      '--b--',
      '',
    ];
    await receiveReturn(ctx, report.join('\r\n'));
  }
}
