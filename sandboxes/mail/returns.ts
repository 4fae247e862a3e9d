/** Where and with which secret the mail server hands over what came back. */
export interface Returns {
  url: string;
  secret: string;
}

/** A mail that came back. */
export interface Bounced {
  /** Of its envelope: where it goes back to. */
  sender: string;
  recipient: string;
  messageId: string;
}

/** The delivery report (RFC 3464) that says so, for one recipient. */
export function deliveryReport({ sender, recipient, messageId }: Bounced, at: Date): string {
  const edge = 'returned-mail';
  return [
    'From: Mail Delivery System <MAILER-DAEMON@mail.sandbox.example>',
    `To: ${sender}`,
    'Subject: Undelivered Mail Returned to Sender',
    `Date: ${at.toUTCString()}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${edge}"`,
    '',
    `--${edge}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Your mail could not be delivered.',
    `--${edge}`,
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.sandbox.example',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 No such mailbox',
    `--${edge}`,
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    `--${edge}--`,
    '',
  ].join('\r\n');
}

/** Posts it, as an MTA that pipes its bounces to a program would. */
export async function postReturn({ url, secret }: Returns, mail: Bounced, at: Date): Promise<void> {
  try {
    await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' },
      body: deliveryReport(mail, at),
    });
  } catch {
    // Nobody listens: a real server would keep it and try again; here it is gone.
  }
}
