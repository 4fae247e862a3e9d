import { route } from '@react-router/dev/routes';
import type { Screens } from '../../screens.ts';

export default {
  withForms: [route('manager/sites/:site/people', 'routes/manager/people/people.tsx')],
} satisfies Screens;
