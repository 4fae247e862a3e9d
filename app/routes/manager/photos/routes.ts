import { route } from '@react-router/dev/routes';
import type { Screens } from '../../screens.ts';

export default {
  withForms: [route('manager/sites/:site/photos', 'routes/manager/photos/photos.tsx')],
} satisfies Screens;
