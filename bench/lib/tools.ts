import { existsSync } from 'node:fs';
import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Full path of a program, or null. Debian keeps server programs out of a person's PATH. */
export function findTool(name: string): string | null {
  const debian = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`)
    : [];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', ...debian];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Says which of these programs is not here, or null. */
export function missingTool(...names: string[]): string | null {
  const missing = names.filter((name) => !findTool(name));
  return missing.length > 0 ? `${missing.join(', ')} is not installed` : null;
}
