import { defineModule, handledBy } from '../../platform/module.ts';
import { purgeSignIns } from './purge-sign-ins.ts';
import { staffCalls } from './http.ts';
import { inviteStaff } from './invite-staff.ts';
import { inviteStaffJob } from './jobs.ts';

export const identity = defineModule({
  name: 'identity',
  http: staffCalls,
  jobs: [handledBy(inviteStaffJob, (ctx, { userId, lang }) => inviteStaff(ctx, { userId, lang }))],
  retention: [{ name: 'signIns', run: purgeSignIns }],
});
