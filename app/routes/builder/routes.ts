import { route } from '@react-router/dev/routes';
import type { Screens } from '../screens.ts';

export default { plain: [route('vetrina', 'routes/builder/landing.tsx')] } satisfies Screens;
