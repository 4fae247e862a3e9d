import { mailText, type MailContent } from './compose-mail.ts';
import { mailHtml } from './mail-page.tsx';

/** A mail that another room has composed and sends by itself, in both of its forms. */
export const drawMail = (content: MailContent): { text: string; html: string } => ({
  text: mailText(content),
  html: mailHtml(content),
});
