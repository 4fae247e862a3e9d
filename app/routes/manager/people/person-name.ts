import type { BlockInput } from '../../../../modules/blocklist/schemas.ts';

/** How somebody is called: readers of a newsletter have an address alone. */
export const personName = ({ name, mail, phone }: BlockInput): string => name || mail || phone;
