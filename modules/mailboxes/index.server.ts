/** The door of the mailboxes room. */
export { removeAlias, setAlias } from './aliases.ts';
export { chooseBoxes } from './choose-boxes.ts';
export { addDevice, revokeDevice, setDevicesOnly } from './devices.ts';
export { moveMail, switchMail } from './import/move-mail.ts';
export { endImport, showImport, startImport } from './import/start-import.ts';
export { mailOfOrder } from './list-mail.ts';
export { offerBoxes } from './offer-boxes.ts';
export { openBox } from './open-box.ts';
export { readUsage } from './read-usage.ts';
export { renameBox } from './rename-box.ts';
export { endReply, setReply } from './reply.ts';
export { requestPasswordLink } from './password-link.ts';
export { setPassword } from './set-password.ts';
export { hasMail, showMail } from './show-mail.ts';
export { allowSending, stopSending } from './sending.ts';
export { maySignIn, noteSignIn } from './sign-ins/judge-sign-in.ts';
