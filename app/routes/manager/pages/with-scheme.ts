/** As people type an address: without its scheme. */
export const withScheme = (typed: string): string => (/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`);
