import { route } from '@react-router/dev/routes';
import type { Screens } from '../../screens.ts';

export default {
  withForms: [route('manager/sites/:site/bookings', 'routes/manager/bookings/bookings.tsx')],
} satisfies Screens;
