/** Entry of a worker thread: reading calendars of others. Node runs this file as it is. */
import { serveTasks } from '../../platform/serve-tasks.ts';
import { readCalendar, type ReadTask } from './read-calendar.ts';

serveTasks({ read: async (task: ReadTask) => readCalendar(task) });
