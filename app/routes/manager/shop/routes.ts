import { route } from '@react-router/dev/routes';
import type { Screens } from '../../screens.ts';

export default {
  withForms: [route('manager/sites/:site/shop', 'routes/manager/shop/shop.tsx')],
} satisfies Screens;
