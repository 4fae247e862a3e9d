import type { Lang } from '../../site-kit/names.ts';

declare module '../../platform/ctx.ts' {
  interface DomainEvents {
    /** Somebody may choose a password: `path` opens once, until `expiresAt`. It is a secret: never log it. */
    'identity.invited': {
      invitationId: string;
      userId: string;
      name: string;
      email: string;
      path: string;
      expiresAt: Date;
      lang: Lang;
    };
    /** Somebody of the staff has gone from a browser. */
    'identity.signed-out': { userId: string };
  }
}
