import { route } from '@react-router/dev/routes';
import type { Screens } from '../../screens.ts';

export default {
  withForms: [route('manager/sites/:site/texts', 'routes/manager/texts/texts.tsx')],
} satisfies Screens;
