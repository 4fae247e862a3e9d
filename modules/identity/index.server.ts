export { addStaff, setDisabled, setPassword } from './add-staff.ts';
export { beginFactor, confirmFactor, resetFactor } from './factor.ts';
export { findStaff, findStaffByMail, listStaff } from './find-staff.ts';
export { acceptInvite, inviteStaff } from './invite-staff.ts';
export { inviteStaffJob } from './jobs.ts';
export { signIn, signOut } from './sign-in.ts';
export { whoIs, type StaffActor } from './who-is.ts';
