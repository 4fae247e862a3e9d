import './events.ts';

export { listTasks, type Task, type TaskCursor } from './list-tasks.ts';
export { openTask, type TaskToOpen } from './open-task.ts';
export { resolveTask } from './resolve-task.ts';
