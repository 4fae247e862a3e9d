import { index, route } from '@react-router/dev/routes';
import type { Screens } from '../screens.ts';

export default {
  plain: [index('routes/portfolio/home.tsx'), route('developed', 'routes/portfolio/developed.tsx')],
} satisfies Screens;
