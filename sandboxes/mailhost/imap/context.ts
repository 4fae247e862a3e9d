import type { Box } from '../box.ts';
import type { Directory, Home } from '../directory.ts';
import type { Sessions } from '../sessions.ts';
import type { Store } from '../store.ts';
import type { Token } from './syntax.ts';
import type { View } from './view.ts';

/** What the sessions of a server share. */
export interface ImapHost {
  directory: Directory;
  store: Store;
  sessions: Sessions;
  now: () => Date;
  slowMs: number;
}
/** One connection. */
export interface Session extends ImapHost {
  /** Who is signed in, and the box; null before that. */
  user: { home: Home; box: Box } | null;
  view: View | null;
  /** Resolves when the client has room for more; ends the connection where it takes nothing for a minute. */
  send(answer: string | Buffer): Promise<void>;
  /** The next line as it comes; null at the end. */
  line(): Promise<string | null>;
  /** Cuts the connection, with a word. */
  end(word: string): void;
  /** Set by LOGOUT: nothing is read any more. */
  over: boolean;
  /** Called at the end of the connection. */
  left: (() => void)[];
}
/** The tagged answer to a command without its tag: `OK done`. Throws Bad or No. */
export type Verb = (session: Session, args: Token[], how: { uid: boolean }) => Promise<string>;

/** The command was understood and cannot be done: NO and these words. */
export class No extends Error {}

export function signedIn(session: Session): { home: Home; box: Box } {
  if (!session.user) throw new No('sign in first');
  return session.user;
}
export function selected(session: Session): View {
  if (!session.view) throw new No('select a folder first');
  return session.view;
}
export function writable(session: Session): View {
  const view = selected(session);
  if (view.readOnly) throw new No('[READ-ONLY] the folder was opened to be read');
  return view;
}
