/** The door of the mailboxes room. */
export { removeAlias, setAlias } from './aliases.ts';
export { chooseBoxes } from './choose-boxes.ts';
export { addDevice, revokeDevice, setDevicesOnly } from './devices.ts';
export { mailOfOrder } from './list-mail.ts';
export { openBox } from './open-box.ts';
export { makePasswordLink, setPassword } from './password-link.ts';
export { allowSending, stopSending } from './sending.ts';
