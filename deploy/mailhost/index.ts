/** The files of a mail host (docs/mailboxes.md): Postfix, Dovecot and rspamd as Debian has them, over the eight views. */
import { dovecot23Files } from './dovecot-2.3.ts';
import { dovecot24Files } from './dovecot-2.4.ts';
import { DEBIAN, type ConfigFile, type Layout } from './layout.ts';
import { postfixFiles } from './postfix.ts';
import { rspamdFiles } from './rspamd.ts';
import type { MailHostSettings } from './settings.ts';

/** Every file, by its place; the same settings give the same files. */
export const mailHostFiles = (settings: MailHostSettings, layout: Layout = DEBIAN): ConfigFile[] => [
  ...postfixFiles(settings, layout),
  ...(settings.release === 12 ? dovecot23Files : dovecot24Files)(settings, layout),
  ...rspamdFiles(settings, layout),
];
