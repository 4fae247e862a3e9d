/** A pgBackRest repository, restored into an empty folder as it was at one second. Nothing is written where it lies. */
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Place {
  /** Empty; everything of the drill lies below it. */
  folder: string;
  /** Short: a socket's path has 107 characters at most. Its mode is 0700, which is what guards the superuser. */
  socket: string;
  /** Ends what is under way. */
  signal: AbortSignal;
}

export const dataOf = ({ folder }: Place): string => join(folder, 'postgres');
/** pgBackRest's own settings come from its file and its variables; it locks and writes below our folder only. */
export const environmentOf = ({ folder }: Place): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(?:PATH|LD_LIBRARY_PATH|PGBACKREST_.+)$/.test(name)),
  ),
  PGBACKREST_STANZA: process.env['PGBACKREST_STANZA'] ?? 'vetrina',
  PGBACKREST_LOCK_PATH: join(folder, 'locks'),
  PGBACKREST_LOG_LEVEL_FILE: 'off',
  PGBACKREST_LOG_LEVEL_CONSOLE: 'error',
  PGBACKREST_LOG_LEVEL_STDERR: 'off',
  LC_ALL: 'C',
});

/** Before the first backup, or behind the end of the log. */
export const NOT_REACHED =
  'The archive does not reach that moment: choose another (--at), and look why where it should. ';

/** Restores the newest backup before `at`; the log up to it is fetched by the server's start. Throws what pgBackRest says. */
export async function restoreData(place: Place, at: Date): Promise<void> {
  mkdirSync(dataOf(place), { recursive: true, mode: 0o700 });
  const target = at.toISOString().replace('T', ' ').replace('Z', '+00');
  const given = ['--type=time', `--target=${target}`, '--target-action=promote', '--archive-mode=off'];
  try {
    await run('pgbackrest', [`--pg1-path=${dataOf(place)}`, ...given, 'restore'], {
      env: environmentOf(place),
      signal: place.signal,
    });
  } catch (error) {
    place.signal.throwIfAborted();
    const { stdout = '', code } = error as { stdout?: string; code?: string | number };
    if (code === 'ENOENT')
      throw new Error('There is no pgbackrest on this machine (Debian: pgbackrest).', { cause: error });
    const words = stdout.includes('unable to find backup set') ? NOT_REACHED : '';
    throw new Error(`${words}pgbackrest restore: ${stdout.trim() || (error as Error).message}`, { cause: error });
  }
}
