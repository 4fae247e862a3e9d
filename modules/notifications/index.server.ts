import './events.ts';

export { findProofOfMail } from './find-proof.ts';
export { foundInWords, providerInWords } from './messages/domain-mail.ts';
export {
  contactsMail,
  helperAddedMail,
  helperInviteMail,
  inviteMail,
  managerLinkMail,
  previewLinkMail,
} from './link-mails.ts';
export { day, euro, moment } from './shown-values.ts';
export { purgeMails, purgeVisitorMails } from './purge-mails.ts';
export { receiveReturn, type MailReturn } from './receive-return.ts';
export { returnPath } from './return-path.ts';
export { drawMail } from './draw-mail.ts';
export type { BulkMail, BulkOutcome, BulkTransport } from './bulk-mail.port.ts';
export { resendMail } from './resend-mail.ts';
export { unreached } from './unreached.ts';
export { waitingMails } from './waiting-mails.ts';
export type { MailContent, MailLook, MailSection } from './compose-mail.ts';
export { isForReader } from './messages/news/shape.ts';
export type { NewsOwnerMail } from './messages/news/shape.ts';
export type { BookingGuestMail, BookingOwnerMail } from './messages/booking/shape.ts';
export type { ShopAccountMail, ShopBuyerMail, ShopOwnerMail, ShopSafetyMail } from './messages/shop/shape.ts';
export { senderName } from './sender-name.ts';
export { replyable, writeLetterMail, writeMail, type MailToWrite } from './write-mail.ts';
