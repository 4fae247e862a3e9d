import { index, route } from '@react-router/dev/routes';
import type { Screens } from '../../screens.ts';

export default {
  withForms: [
    route('manager/sites/:site/languages', 'routes/manager/languages/languages.tsx', [
      index('routes/manager/languages/language-list.tsx'),
      route(':lang', 'routes/manager/languages/language.tsx'),
    ]),
  ],
} satisfies Screens;
