/** Keys of signatures: the customer's zone leads to ours, so that all of them are changed in one place. */
export const DKIM_SLOTS = ['v1', 'v2', 'e1', 'e2'];

/** Where programs read and send; TLS from the first byte on both (RFC 8314). */
export const serversOf = (mailHost: string) => ({
  imap: { host: `imap.${mailHost}`, port: 993 },
  smtp: { host: `smtp.${mailHost}`, port: 465 },
});

/** Where servers of strangers deliver, the first before the second: its zone and the policy of its name say the same. */
export const mxOf = (mailHost: string): string[] => ['mx1', 'mx2'].map((name) => `${name}.${mailHost}`);

/** These two, and where servers of strangers deliver. */
export const doorsOf = (mailHost: string) => ({
  ...serversOf(mailHost),
  incoming: { host: `mx1.${mailHost}`, port: 25 },
});
