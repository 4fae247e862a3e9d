import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBox, type Box } from './box.ts';

/** The boxes under a data folder, each opened when somebody first needs it. */
export function createStore(dataDir: string) {
  const opened = new Map<string, Box>();
  const pathOf = (folder: string) => join(dataDir, 'boxes', folder);
  const box = (folder: string): Box => {
    const known = opened.get(folder) ?? openBox(pathOf(folder));
    opened.set(folder, known);
    return known;
  };
  const rulesFile = (folder: string) => join(pathOf(folder), 'rules.json');
  return {
    box,
    /** The scripts of a box by name, and which of them runs. */
    rules(folder: string): { scripts: Record<string, string>; active: string | null } {
      box(folder);
      try {
        return JSON.parse(readFileSync(rulesFile(folder), 'utf8')) as ReturnType<typeof this.rules>;
      } catch {
        return { scripts: {}, active: null };
      }
    },
    putRules(folder: string, rules: { scripts: Record<string, string>; active: string | null }): void {
      box(folder);
      const file = rulesFile(folder);
      writeFileSync(`${file}.new`, JSON.stringify(rules), { mode: 0o600, flush: true });
      renameSync(`${file}.new`, file);
    },
    async close(): Promise<void> {
      await Promise.all([...opened.values()].map((each) => each.close()));
      opened.clear();
    },
  };
}

export type Store = ReturnType<typeof createStore>;
