/** Where the daemons of a mail host keep what, and where they listen. */
export interface Layout {
  /** Folders of the three programs' configuration. */
  postfix: string;
  dovecot: string;
  rspamd: string;
  /** Postfix's queue and what it notes for itself. */
  queue: string;
  postfixData: string;
  /** Sockets of Dovecot. */
  run: string;
  /** Boxes, a folder each. */
  mail: string;
  /** Private keys of DKIM, `<slot>.key`. */
  dkim: string;
  /** A file that Postfix logs to; null: syslog. */
  postfixLog: string | null;
  /** A file that Dovecot logs to; null: syslog. */
  dovecotLog: string | null;
  ports: {
    smtp: number;
    submissions: number;
    imaps: number;
    api: number;
    /** Loopback only, from here on. */
    handOn: number;
    filter: number;
    filterControl: number;
    quota: number;
    redis: number;
  };
}

/** Debian's own places and the ports that everybody knows. */
export const DEBIAN: Layout = {
  postfix: '/etc/postfix',
  dovecot: '/etc/dovecot',
  rspamd: '/etc/rspamd',
  queue: '/var/spool/postfix',
  postfixData: '/var/lib/postfix',
  run: '/run/dovecot',
  mail: '/var/vmail',
  dkim: '/etc/rspamd/dkim',
  postfixLog: null,
  dovecotLog: null,
  ports: {
    smtp: 25,
    submissions: 465,
    imaps: 993,
    api: 8443,
    handOn: 10_026,
    filter: 11_332,
    filterControl: 11_334,
    quota: 12_340,
    redis: 6379,
  },
};

/** The user and group that own all boxes. */
export const MAIL_USER = 'vmail';

/** A file of the configuration. `secret`: readable by root alone, and by nobody of the programs that it configures; `program`: it is run. */
export interface ConfigFile {
  path: string;
  text: string;
  secret?: true;
  program?: true;
  /** The group that may read it beside root. */
  group?: 'postfix' | '_rspamd' | 'dovecot';
}

export const modeOf = ({ secret, group, program }: ConfigFile): number =>
  secret ? (group ? 0o640 : 0o600) : program ? 0o755 : 0o644;

export const HEAD = '# Written by `npm run mailhost -- config`; changes by hand are lost with the next.\n';
