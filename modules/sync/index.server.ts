/** The door of the sync room. */
import './events.ts';

export { answerHoliday, dayUnit } from './answer-holiday.ts';
export { adoptPage, followAgain } from './adopt-page.ts';
export { canConnect } from './can-connect.ts';
export { connectPage, connectUrl } from './connect-page.ts';
export { decideProposal } from './decide-proposal.ts';
export { followingOf } from './following.ts';
export { erasePerson, releaseUnkept } from './erase-person.ts';
export { batchOf, brakeOf, questionOf } from './one-of.ts';
export { pollDuePagesJob } from './jobs.ts';
export { readOnOpening } from './monitor-page.ts';
export { sendNotices } from './notices.ts';
export { pollDuePages } from './poll-due-pages.ts';
export { pollPage } from './poll-page.ts';
export { confirmEvents, receivePageEvents } from './receive-page-events.ts';
export { replacePage } from './replace-page.ts';
export { setFollowMode } from './set-follow-mode.ts';
export { undoBatch } from './undo-batch.ts';
