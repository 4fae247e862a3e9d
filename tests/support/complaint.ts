/** A complaint as a mail provider sends it (ARF, RFC 5965): it names the letter by its envelope sender alone. */
export const complaint = (returnPath: string): string =>
  [
    'From: <feedback@provider.example>',
    'To: <abuse@letters.vetrina.example>',
    'Subject: complaint',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'This is an abuse report.',
    '--b',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    'User-Agent: Provider/1.0',
    'Version: 1',
    `Original-Mail-From: <${returnPath}>`,
    '--b--',
    '',
  ].join('\r\n');
