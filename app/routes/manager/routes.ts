import { route } from '@react-router/dev/routes';
import type { Screens } from '../screens.ts';

export default {
  withForms: [
    route('manager', 'routes/manager/home.tsx'),
    route('manager/enter', 'routes/manager/enter.tsx'),
    route('manager/orders/:id', 'routes/manager/order.tsx'),
    route('manager/withdrawal', 'routes/manager/withdrawal.tsx'),
  ],
} satisfies Screens;
