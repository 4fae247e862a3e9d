import { route } from '@react-router/dev/routes';
import type { Screens } from '../screens.ts';

export default {
  plain: [route('vetrina/free/:page', 'routes/free/offer.tsx'), route('manager/free/:site', 'routes/free/own.tsx')],
} satisfies Screens;
