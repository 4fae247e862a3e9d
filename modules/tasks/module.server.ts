import { defineModule } from '../../platform/module.ts';
import { forgetTasks } from './forget-tasks.ts';

export const tasks = defineModule({
  name: 'tasks',
  keptOfOrders: { erase: (ctx, orderIds) => forgetTasks(ctx, orderIds) },
});
