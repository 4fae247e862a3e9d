import './events.ts';

export { openTask, type TaskToOpen } from './open-task.ts';
export { requireTask, resolveTask } from './resolve-task.ts';
export { wordsOfTask } from './words-of-task.ts';
