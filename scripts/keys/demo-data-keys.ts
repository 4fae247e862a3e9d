/** The demonstration's own key for tax codes, made once for its data folder. A real installation configures DATA_KEYS. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newDataKey } from '../../platform/seal.ts';

/** DATA_KEYS of the folder; null when there is none and none is to be made. */
export function demoDataKeys(dataDir: string, { make }: { make: boolean }): string | null {
  const file = join(dataDir, 'data-keys');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  if (!make) return null;
  mkdirSync(dataDir, { recursive: true });
  const made = newDataKey('demo');
  writeFileSync(file, made, { mode: 0o600 });
  return made;
}
