import { index, route } from '@react-router/dev/routes';
import type { Screens } from '../../screens.ts';

export default {
  withForms: [
    route('manager/sites/:site/pages', 'routes/manager/pages/pages.tsx', [
      index('routes/manager/pages/page-list.tsx'),
      route(':page', 'routes/manager/pages/page.tsx'),
    ]),
  ],
} satisfies Screens;
