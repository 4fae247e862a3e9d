import { index, route } from '@react-router/dev/routes';
import type { Screens } from '../screens.ts';

export default {
  withForms: [
    route('operator', 'routes/operator/console.tsx', [
      index('routes/operator/tasks.tsx'),
      route('texts', 'routes/operator/texts.tsx'),
      route('texts/:id', 'routes/operator/text.tsx'),
      route('orders', 'routes/operator/orders.tsx'),
      route('orders/:id', 'routes/operator/order.tsx'),
      route('previews', 'routes/operator/previews.tsx'),
      route('jobs', 'routes/operator/jobs.tsx'),
      route('inbox', 'routes/operator/inbox.tsx'),
      route('staff', 'routes/operator/staff.tsx'),
      route('recovery', 'routes/operator/recovery.tsx'),
    ]),
  ],
} satisfies Screens;
