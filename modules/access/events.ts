import type { HelperRole } from './rights.rules.ts';

declare module '../../platform/ctx.ts' {
  interface DomainEvents {
    /** The owner of a site invites somebody to help; `path` opens it, until `expiresAt`. */
    'access.helper-invited': {
      siteId: string;
      helperId: string;
      /** Tells one invitation from the next. */
      occasion: string;
      mail: string;
      role: HelperRole;
      path: string;
      expiresAt: Date;
    };
  }
}
