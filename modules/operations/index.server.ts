/** What an operator may do by hand. */
export { completeTask } from './complete-task.ts';
export { enterLetter } from './enter-letter.ts';
export { giveBack } from './give-back.ts';
export { inviteAgent, invitePersonAgain, switchPerson } from './staff.ts';
export { replayEvent } from './replay-event.ts';
export { sendMailAgain } from './send-mail-again.ts';
export { retryJob } from './retry-job.ts';
export { retryStep } from './retry-step.ts';
