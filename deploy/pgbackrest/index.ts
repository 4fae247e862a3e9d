/** Files of a PostgreSQL whose every second of the last fortnight can be had again: pgBackRest 2.45 (Debian 12) and later. */

interface Settings {
  /** Of the data: /var/lib/postgresql/15/main. */
  data: string;
  /** Where PostgreSQL answers on its own machine. */
  socket: string;
  port: number;
  /** A folder: a volume of another machine, or one that is copied to another provider. */
  repository: string;
  /** Nobody reads the repository without it. It is kept where DATA_KEYS is, and not beside the repository. */
  passphrase: string;
}

/** As PGBACKREST_STANZA has it where another is not named. */
const STANZA = 'vetrina';
const DAYS = 14;
/** What a disaster may take: a part of the log that is not full leaves after so long. */
const LOSS_S = 60;

/** /etc/pgbackrest.conf, postgres:postgres 0640. */
export const pgbackrestConfig = ({ data, socket, port, repository, passphrase }: Settings): string =>
  `${[
    '[global]',
    `repo1-path=${repository}`,
    'repo1-cipher-type=aes-256-cbc',
    `repo1-cipher-pass=${passphrase}`,
    // A full backup goes when another one is so old: any second of these days can be had, and nothing is older than three weeks.
    'repo1-retention-full-type=time',
    `repo1-retention-full=${DAYS}`,
    'repo1-bundle=y',
    'compress-type=zst',
    'process-max=2',
    'start-fast=y',
    'log-level-console=warn',
    '',
    `[${STANZA}]`,
    `pg1-path=${data}`,
    `pg1-socket-path=${socket}`,
    `pg1-port=${port}`,
    'pg1-user=postgres',
  ].join('\n')}\n`;

/** A file of PostgreSQL's conf.d. `program`: how pgbackrest is called. */
export const archiveConfig = (program = 'pgbackrest'): string =>
  `${[
    'archive_mode = on',
    `archive_command = '${program} --stanza=${STANZA} archive-push %p'`,
    `archive_timeout = ${LOSS_S}`,
  ].join('\n')}\n`;

/**
 * /etc/cron.d/vetrina-pgbackrest: what is printed is mailed, and a warning is printed. `verify` of 2.45 ends with 0 whatever it
 * finds, and says what only among its information.
 */
export const backupTimes = (): string =>
  `${[
    `30 1 * * 0   postgres  pgbackrest --stanza=${STANZA} --type=full backup`,
    `30 1 * * 1-6 postgres  pgbackrest --stanza=${STANZA} --type=diff backup`,
    `0 5 * * 0    postgres  pgbackrest --stanza=${STANZA} --log-level-console=info verify | grep -E 'status: (error|invalid)|invalid checksum|missing'`,
  ].join('\n')}\n`;
