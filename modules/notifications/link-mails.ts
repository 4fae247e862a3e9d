/** Mails with a link that let somebody in: an invitation of staff or of a helper, a preview that was asked for, a customer’s way in. */
import type { DomainEvents, TxCtx } from '../../platform/ctx.ts';
import type { Lang } from '../../site-kit/names.ts';
import { contactsInWords, helperMay, type ContactUnit } from './messages/helper-values.ts';
import { day } from './shown-values.ts';
import { writeMail } from './write-mail.ts';

/** A page's name is somebody else's words: short, and with nothing in it that a mail program makes a link of. */
const harmless = (name: string) =>
  name
    .replaceAll(/https?:\/\/|www\./gi, '')
    .replaceAll(/\.(?=\p{L}{2,})/gu, ' ')
    .slice(0, 60);

export const inviteMail = (ctx: TxCtx, fact: DomainEvents['identity.invited']): Promise<void> =>
  writeMail(ctx, {
    kind: 'staff-invite',
    orderId: fact.userId,
    occasion: fact.invitationId,
    to: fact.email,
    lang: fact.lang,
    href: `${ctx.config.publicUrl}${fact.path}`,
    values: { name: fact.name, until: day(fact.expiresAt, fact.lang) },
  });

export const previewLinkMail = (ctx: TxCtx, fact: DomainEvents['previews.link-requested']): Promise<void> =>
  writeMail(ctx, {
    kind: 'preview-link',
    orderId: fact.previewId,
    occasion: fact.occasion,
    to: fact.to,
    lang: fact.lang,
    href: `${ctx.config.publicUrl}${fact.path}`,
    values: { name: harmless(fact.name), until: day(fact.expiresAt, fact.lang) },
  });

export const managerLinkMail = (ctx: TxCtx, fact: DomainEvents['ordering.manager-link-requested']): Promise<void> =>
  writeMail(ctx, {
    kind: 'manager-link',
    orderId: fact.keyId,
    to: fact.to,
    lang: fact.lang,
    href: `${ctx.config.publicUrl}${fact.path}`,
    values: { minutes: String(fact.minutes) },
  });

type Invited = DomainEvents['access.helper-invited'] & {
  /** Of the site. */
  name: string;
  lang: Lang;
};

export const helperInviteMail = (ctx: TxCtx, fact: Invited): Promise<void> =>
  writeMail(ctx, {
    kind: 'helper-invite',
    orderId: fact.helperId,
    occasion: fact.occasion,
    to: fact.mail,
    lang: fact.lang,
    href: `${ctx.config.publicUrl}${fact.path}`,
    values: {
      name: harmless(fact.name),
      may: helperMay(fact.lang, fact.role, 'helper'),
      until: day(fact.expiresAt, fact.lang),
      door: `${ctx.config.publicUrl}/manager`,
    },
  });

/** Once for each helper, however often they are mailed the link. `path` opens the owner's list of them. */
export const helperAddedMail = (
  ctx: TxCtx,
  fact: Invited & { orderId: string; owner: string; path: string },
): Promise<void> =>
  writeMail(ctx, {
    kind: 'helper-added',
    orderId: fact.orderId,
    occasion: fact.helperId,
    to: fact.owner,
    lang: fact.lang,
    href: `${ctx.config.publicUrl}${fact.path}`,
    values: { name: fact.name, mail: fact.mail, may: helperMay(fact.lang, fact.role, 'owner') },
  });

/** `helper`: the mail address of whom the owner lets publish; null: it was done with the owner's own access. */
export const contactsMail = (
  ctx: TxCtx,
  fact: {
    orderId: string;
    occasion: string;
    owner: string;
    lang: Lang;
    name: string;
    units: readonly ContactUnit[];
    helper: string | null;
    path: string;
  },
): Promise<void> =>
  writeMail(ctx, {
    kind: 'contacts-published',
    orderId: fact.orderId,
    occasion: fact.occasion,
    to: fact.owner,
    lang: fact.lang,
    href: `${ctx.config.publicUrl}${fact.path}`,
    values: { name: fact.name, ...contactsInWords(fact.lang, fact.units, fact.helper) },
  });
