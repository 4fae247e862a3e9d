import type { MailHostSettings } from './settings.ts';

/** Folders that every box has, each with its use (RFC 6154). */
export const FOLDERS = ['Archive', 'Drafts', 'Junk', 'Sent', 'Trash'];

/** What the filter thinks spam lies in Junk, before a box's own rules and whatever they say. */
export const JUNK_RULE = `require ["fileinto", "mailbox"];
if header :is "X-Spam" "Yes" {
  fileinto :create "Junk";
  stop;
}
`;

/** A block `name { … }` of Dovecot's language, its lines set in by two. */
export const block = (name: string, ...lines: string[]): string =>
  `${name} {\n${lines
    .flatMap((line) => line.split('\n'))
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n')}\n}`;

/** Listeners of sockets that Postfix uses, in the folder that it makes for its own. */
export const forPostfix = (path: string): string =>
  block(`unix_listener ${path}`, 'mode = 0660', 'user = postfix', 'group = postfix');

/** What libpq is told. */
export const databaseWords = ({ database: { host, port, name, user, password, tls } }: MailHostSettings) => ({
  host,
  port: String(port),
  dbname: name,
  user,
  password,
  sslmode: tls,
  /** Seconds: a login that cannot be checked is answered "later". */
  connect_timeout: '5',
});

/** Addresses that programs reach it by; none: every one. */
export const listenOf = ({ listen }: MailHostSettings): string => (listen.length === 0 ? '*, ::' : listen.join(', '));

/**
 * Dovecot would let everybody of an address wait longer and longer after wrong passwords, and Postfix waits ten seconds for it:
 * after two of them nobody of that address could sign in to send, with the right one either.
 */
export const NO_PENALTY = block('service anvil', block('unix_listener anvil-auth-penalty', 'mode = 0'));
