/** What a browser without JavaScript would send back of a page. */
export const decoded = (text: string) => text.replaceAll('&amp;', '&');
/** Hidden fields of a page, and what stands in them. */
export const fieldsOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, field = '', value = '']) => [
      field,
      decoded(value),
    ]),
  );
