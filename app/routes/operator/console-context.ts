/** What a part of the console is handed: call it after a change, so that the numbers of the menu follow. */
export interface ConsoleContext {
  recount: () => void;
}
