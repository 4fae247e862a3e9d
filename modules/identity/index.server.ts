export { addStaff, setDisabled, setPassword } from './add-staff.ts';
export { findStaff, listStaff } from './find-staff.ts';
export { signIn, signOut } from './sign-in.ts';
export { requireAgent, requireOperator, whoIs, type StaffActor } from './who-is.ts';
