import { route } from '@react-router/dev/routes';
import type { Screens } from '../screens.ts';

export default {
  withForms: [
    route('api/vetrina/payment/:id?', 'routes/order/wizard.tsx'),
    route('api/vetrina/payment/:id/complete', 'routes/order/complete/complete.tsx'),
  ],
} satisfies Screens;
