import { route } from '@react-router/dev/routes';
import type { Screens } from '../../screens.ts';

export default {
  withForms: [route('manager/sites/:site/numbers', 'routes/manager/numbers/numbers.tsx')],
} satisfies Screens;
