import { route } from '@react-router/dev/routes';
import type { Screens } from '../../screens.ts';

export default {
  withForms: [route('manager/sites/:site/following', 'routes/manager/following/following.tsx')],
} satisfies Screens;
