/**
 * What Dovecot asks the eight views. `words` are the variables of its dialect: each stands within quotes, and the engine
 * escapes what it puts there.
 */
export interface Words {
  /** Part before the @ and behind it, as somebody typed them, in lower case. */
  local: string;
  domain: string;
  /** SHA-256 of what was typed, hexadecimal: no secret reaches a question or a log. */
  secretHash: string;
  /** Who asks: `smtp` is Postfix. */
  service: string;
}

/** Postfix takes no notice of `nologin`: who may not send must not be found by it at all. */
const maySignIn = ({ service }: Words) => `(sends OR '${service}' <> 'smtp')`;
const PAUSED = `CASE WHEN paused THEN 'Y' END AS nologin, CASE WHEN paused THEN 'This mailbox is paused' END AS reason`;
/**
 * While the database is away Dovecot puts nothing where words belong ("Could not escape string: Not connected to database"), and asks the
 * question all the same once it is back. Nobody would be found: a mail that waits for its box would go back to its sender for good, a password
 * would be wrong. So such a question is an error, which is "later" to whoever asks. Who asks is never empty, and no stranger says it.
 */
const hasWords = ({ service }: Words) => `1 / length('${service}') >= 0`;
const of = (words: Words) => `${hasWords(words)} AND local_part = '${words.local}' AND domain = '${words.domain}'`;

/** A device's secret: 100 random bits, for which one round of SHA-256 is enough. */
export const deviceQuestion = (words: Words): string =>
  `SELECT username AS "user", NULL AS password, 'Y' AS nopassword, ${PAUSED} FROM mail.devices ` +
  `WHERE ${of(words)} AND secret_sha256 = '${words.secretHash}' AND ${maySignIn(words)}`;

/** A password that somebody typed, kept as `{ARGON2ID}`. */
export const passwordQuestion = (words: Words): string =>
  `SELECT username AS "user", password, ${PAUSED} FROM mail.login WHERE ${of(words)} AND ${maySignIn(words)}`;

/** The row's id becomes a path: nothing else may. `room` is the column of the quota in the dialect. */
export const homeQuestion = (words: Words, folder: string, room: string): string =>
  `SELECT username AS "user", '${folder}/' || folder AS home, ${room} FROM mail.home ` +
  `WHERE ${of(words)} AND folder ~ '^[A-Za-z0-9_-]+$' AND length(folder) <= 80`;

export const ALL_BOXES = 'SELECT username AS "user" FROM mail.home';
