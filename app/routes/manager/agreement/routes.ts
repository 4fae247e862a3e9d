import { route } from '@react-router/dev/routes';
import type { Screens } from '../../screens.ts';

export default {
  withForms: [route('manager/sites/:site/agreement', 'routes/manager/agreement/agreement.tsx')],
} satisfies Screens;
