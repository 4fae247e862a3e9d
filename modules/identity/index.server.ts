export { addStaff, setDisabled, setPassword } from './add-staff.ts';
export { startMfaEnrolment, confirmMfaEnrolment, resetMfa } from './mfa.ts';
export { findStaff, findStaffByMail, listStaff } from './find-staff.ts';
export { acceptInvite, inviteStaff } from './invite-staff.ts';
export { inviteStaffJob } from './jobs.ts';
export { signIn, signOut } from './sign-in.ts';
export { whoIs, type StaffActor } from './who-is.ts';
