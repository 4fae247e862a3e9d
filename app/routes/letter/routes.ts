import { route } from '@react-router/dev/routes';
import type { Screens } from '../screens.ts';

export default {
  withForms: [route('letter/:key', 'routes/letter/letter.tsx')],
} satisfies Screens;
