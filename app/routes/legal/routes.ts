import { route } from '@react-router/dev/routes';
import type { Screens } from '../screens.ts';

export default {
  plain: [
    route('privacy', 'routes/legal/privacy.tsx'),
    route('terms', 'routes/legal/terms.tsx'),
    route('agreement', 'routes/legal/agreement.tsx'),
    route('cookie', 'routes/legal/cookies.tsx'),
    route('pages/privacy', 'routes/legal/privacy.tsx', { id: 'pages-privacy' }),
    route('pages/cookies', 'routes/legal/cookies.tsx', { id: 'pages-cookies' }),
  ],
} satisfies Screens;
