import './events.ts';

export { forgetTasks } from './forget-tasks.ts';
export { openTask, type TaskToOpen } from './open-task.ts';
export { requireTask, resolveTask } from './resolve-task.ts';
export { wordsOfTask } from './words-of-task.ts';
