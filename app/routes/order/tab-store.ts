/** This tab's session storage, with a memory in front: where storage is full or forbidden a reload forgets, the form does not. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { keys(): string[] };

const memory = new Map<string, string>();
const listeners = new Set<() => void>();

function quietly<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
const told = () => listeners.forEach((listener) => listener());

export const tabStore: Store = {
  getItem: (key) => memory.get(key) ?? quietly(() => globalThis.sessionStorage.getItem(key)),
  setItem(key, value) {
    memory.set(key, value);
    quietly(() => globalThis.sessionStorage.setItem(key, value));
    told();
  },
  removeItem(key) {
    memory.delete(key);
    quietly(() => globalThis.sessionStorage.removeItem(key));
    told();
  },
  keys: () => [...new Set([...memory.keys(), ...(quietly(() => Object.keys(globalThis.sessionStorage)) ?? [])])],
};

export function onTabStore(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
