import { route } from '@react-router/dev/routes';
import type { Screens } from '../screens.ts';

export default {
  withForms: [
    route('sitimanager/previews', 'routes/backoffice/previews.tsx'),
    route('sitimanager/order', 'routes/backoffice/order.tsx'),
    route('sitimanager/welcome', 'routes/backoffice/welcome.tsx'),
  ],
} satisfies Screens;
