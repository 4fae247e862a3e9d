/** What mail programs post by themselves for a reader who wants no more letters (RFC 8058, 3.2); either type of a form. */
export const ONE_CLICK = 'List-Unsubscribe=One-Click';
export const FORM = /^application\/x-www-form-urlencoded(?:;|$)/i;
const PARTS = /^multipart\/form-data;/i;

export const isOneClick = (type: string, text: string): boolean =>
  PARTS.test(type)
    ? /name="List-Unsubscribe"\r\n\r\nOne-Click\r\n/.test(text)
    : FORM.test(type) && text.trim() === ONE_CLICK;
