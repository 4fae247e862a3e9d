import { readDataKeys, type DataKeys } from '../../platform/seal.ts';
import { withSecretFiles } from '../../platform/secret-files.ts';
import { demoDataKeys } from './demo-data-keys.ts';

/** DATA_KEYS as given, or as the demonstration keeps them in its folder. Throws a sentence for whoever typed the command. */
export function givenDataKeys(env: NodeJS.ProcessEnv, dataDir: string): DataKeys {
  const text = withSecretFiles(env)['DATA_KEYS'] || demoDataKeys(dataDir, { make: false });
  if (!text)
    throw new Error(
      'DATA_KEYS is missing: backups are sealed with it. It is what the product runs with ' +
        `(of a demonstration: copy the file data-keys of the old data folder into ${dataDir}).`,
    );
  try {
    return readDataKeys(text);
  } catch (error) {
    throw new Error(`DATA_KEYS ${(error as Error).message}`, { cause: error });
  }
}
