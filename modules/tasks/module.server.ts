import { defineModule } from '../../platform/module.ts';
import { purgeTasks } from './purge-tasks.ts';

export const tasks = defineModule({
  name: 'tasks',
  keptOfOrders: { erase: (ctx, orderIds) => purgeTasks(ctx, orderIds) },
});
