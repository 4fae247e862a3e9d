/** Where and with which secret the mail server hands over what came back. */
export interface Returns {
  url: string;
  secret: string;
}

/** Posts a delivery report (RFC 3464) for one recipient, as an MTA that pipes its bounces to a program would. */
export async function postReturn(
  { url, secret }: Returns,
  mail: { sender: string; recipient: string; messageId: string },
  at: Date,
): Promise<void> {
  const edge = 'returned-mail';
  const lines = [
    'From: Mail Delivery System <MAILER-DAEMON@mail.sandbox.example>',
    `To: ${mail.sender}`,
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
    `Final-Recipient: rfc822; ${mail.recipient}`,
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 No such mailbox',
    `--${edge}`,
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${mail.messageId}`,
    `--${edge}--`,
    '',
  ];
  try {
    await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' },
      body: lines.join('\r\n'),
    });
  } catch {
    // Nobody listens: a real server would keep it and try again; here it is gone.
  }
}
