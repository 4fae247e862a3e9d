export { notificationHandlers } from './handlers.ts';
export { writeMail, type MailToWrite } from './write-mail.ts';
