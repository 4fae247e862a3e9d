import './events.ts';

export { forgetTasks } from './forget-tasks.ts';
export { openTask, type TaskToOpen } from './open-task.ts';
export { requireTask, resolveTask } from './resolve-task.ts';
