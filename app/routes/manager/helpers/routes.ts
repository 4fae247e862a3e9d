import { route } from '@react-router/dev/routes';
import type { Screens } from '../../screens.ts';

export default {
  withForms: [
    route('manager/sites/:site/helpers', 'routes/manager/helpers/helpers.tsx'),
    route('manager/helper', 'routes/manager/helpers/accept.tsx'),
  ],
} satisfies Screens;
