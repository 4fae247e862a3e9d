import { route } from '@react-router/dev/routes';
import type { Screens } from '../../screens.ts';

export default {
  withForms: [route('manager/sites/:site/news', 'routes/manager/news/news.tsx')],
} satisfies Screens;
