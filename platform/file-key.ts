// No segment may start with a dot: neither "." and ".." nor a hidden file can be named.
const KEY = /^(?:[a-z0-9_-][a-z0-9._-]*\/)*[a-z0-9_-][a-z0-9._-]*$/;

/** Whether something can be the name of a kept file: slash-separated, [a-z0-9._-], 300 signs at most. */
export const isFileKey = (key: string): boolean => key.length <= 300 && KEY.test(key);

/** Throws for a name that no file of ours has. */
export function checkedKey(key: string): string {
  if (!isFileKey(key)) throw new Error('a file key is not well formed');
  return key;
}
