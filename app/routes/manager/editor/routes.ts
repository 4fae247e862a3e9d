import { route } from '@react-router/dev/routes';
import type { Screens } from '../../screens.ts';

export default {
  withForms: [route('manager/sites/:site/edit', 'routes/manager/editor/edit.tsx')],
} satisfies Screens;
