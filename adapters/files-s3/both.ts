import type { Files } from '../../modules/sites/files.port.ts';

/**
 * Two stores while files move from one to the other: read in the new one, then in the old one, and written to both, so that
 * either is whole when the copying ends. While the new one is away the old one is read; nothing is written then.
 */
export const createBothFiles = (fresh: Files, old: Files): Files => {
  const both = async (work: (files: Files) => Promise<void>): Promise<void> => {
    await Promise.all([work(fresh), work(old)]);
  };
  return {
    async read(key) {
      return (await fresh.read(key).catch(() => null)) ?? old.read(key);
    },
    write: (key, bytes) => both((files) => files.write(key, bytes)),
    exists: async (key) => (await fresh.exists(key)) || old.exists(key),
    remove: (key) => both((files) => files.remove(key)),
    removeFolder: (folder) => both((files) => files.removeFolder(folder)),
  };
};
