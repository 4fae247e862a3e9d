/** Connections of a box at once. */
const MOST_OF_ONE = 20;

/** Who is signed in by IMAP, so that they can be cut. */
export function createSessions() {
  const open = new Map<string, Set<() => void>>();
  return {
    /** The answer ends it; null where the box has its twenty connections. */
    enter(username: string, cut: () => void): (() => void) | null {
      const mine = open.get(username) ?? new Set();
      if (mine.size >= MOST_OF_ONE) return null;
      mine.add(cut);
      open.set(username, mine);
      return () => {
        mine.delete(cut);
        if (mine.size === 0) open.delete(username);
      };
    },
    /** Cuts all connections of a box; false where there is none. */
    kick(username: string): boolean {
      const mine = open.get(username);
      for (const cut of mine ?? []) cut();
      return mine !== undefined;
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
