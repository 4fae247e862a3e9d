import type { CONTACT_UNITS } from './contacts.ts';

declare module '../../platform/ctx.ts' {
  interface DomainEvents {
    /** Contacts of a site are published for the first time since whoever did it signed in. `who`: a helper's id; null: the owner's key. */
    'editor.contacts-published': {
      siteId: string;
      orderId: string;
      units: readonly (typeof CONTACT_UNITS)[number][];
      who: string | null;
      /** Tells one time from the next. */
      occasion: string;
    };
  }
}
