import { route } from '@react-router/dev/routes';
import type { Screens } from '../../screens.ts';

export default {
  withForms: [route('manager/sites/:site/list/:kind', 'routes/manager/lists/list.tsx')],
} satisfies Screens;
