export { findProofOfMail } from './find-proof.ts';
export { notificationHandlers } from './handlers.ts';
export { writeMail, type MailToWrite } from './write-mail.ts';
