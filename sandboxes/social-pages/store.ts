import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageEdit, StoredPage } from './page-types.ts';
import { createSearch } from './search.ts';

/** All pages in memory; what a person changed is kept in `dataDir/social-pages.json` and laid over them at start. */
export function createStore(pages: StoredPage[], dataDir?: string) {
  const file = dataDir === undefined ? null : join(dataDir, 'social-pages.json');
  const edits: Record<string, PageEdit> =
    file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, PageEdit>) : {};
  const byId = new Map<string, StoredPage>();
  const byUsername = new Map<string, string>();
  for (const page of pages) {
    const edit = edits[page.id];
    if (edit?.deleted) continue;
    byId.set(page.id, edit ? apply(page, edit) : page);
    byUsername.set(page.username.toLowerCase(), page.id);
  }
  const search = createSearch(byId.values());

  function keep(id: string, edit: PageEdit) {
    edits[id] = { ...edits[id], ...edit };
    if (!file || dataDir === undefined) return;
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(edits));
    renameSync(`${file}.new`, file);
  }

  /** What reads like another page is changed with it. */
  const originalOf = (id: string): string => (byId.has(id) ? id : id.replace(/\.\d{1,9}$/, ''));

  return {
    all: () => [...byId.values()],
    find(idOrUsername: string): StoredPage | undefined {
      const found = byId.get(idOrUsername) ?? byId.get(byUsername.get(idOrUsername.toLowerCase()) ?? '');
      if (found) return found;
      const [, original] = /^(\d+)\.\d{1,9}$/.exec(idOrUsername) ?? [];
      const alike = original === undefined ? undefined : byId.get(original);
      return alike && { ...alike, id: idOrUsername };
    },
    search: (query: string) => search.find(query),
    /** Null when there is no such page. */
    edit(idOrBranch: string, edit: PageEdit): StoredPage | null {
      const id = originalOf(idOrBranch);
      const page = byId.get(id);
      if (!page) return null;
      const changed = apply(page, edit);
      byId.set(id, changed);
      search.put(changed);
      keep(id, edit);
      return changed;
    },
    /** A new post of the page's owner; null when there is no such page. */
    post(idOrBranch: string, message: string, at: Date): StoredPage | null {
      const id = originalOf(idOrBranch);
      const posted = edits[id]?.posted ?? [];
      const key = `${id}_${at.getTime()}`;
      const permalink = `https://www.facebook.com/${id}/posts/${at.getTime()}`;
      const post = { id: key, created_time: at.toISOString(), message, full_picture: null, permalink_url: permalink };
      return this.edit(id, { posted: [post, ...posted] });
    },
    remove(id: string): boolean {
      if (!byId.delete(id)) return false;
      search.remove(id);
      keep(id, { deleted: true });
      return true;
    },
  };
}

export type Store = ReturnType<typeof createStore>;

function apply(page: StoredPage, edit: PageEdit): StoredPage {
  const { deleted: _, posted = [], ...fields } = edit;
  const known = new Set(posted.map(({ id }) => id));
  const posts = { data: [...posted, ...page.posts.data.filter(({ id }) => !known.has(id))] };
  return { ...page, ...fields, posts };
}
