/** `length` letters and digits of base 36. */
export const randomId = (length: number): string =>
  [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => (byte % 36).toString(36)).join('');

/**
 * Id of a page of an owner. It begins with when it was made, so that pages stand in that order.
 * @param now milliseconds since 1970
 */
export const newPageId = (now: number): string => `pge_${now.toString(36).padStart(9, '0')}${randomId(9)}`;
