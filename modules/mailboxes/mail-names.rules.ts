/** Keys of signatures: the customer's zone leads to ours, so that all of them are changed in one place. */
export const DKIM_SLOTS = ['v1', 'v2', 'e1', 'e2'];

/** Where programs read and send; TLS from the first byte on both (RFC 8314). */
export const serversOf = (mailHost: string) => ({
  imap: { host: `imap.${mailHost}`, port: 993 },
  smtp: { host: `smtp.${mailHost}`, port: 465 },
});

/** These two, and where servers of strangers deliver. */
export const doorsOf = (mailHost: string) => ({
  ...serversOf(mailHost),
  incoming: { host: `mx1.${mailHost}`, port: 25 },
});
