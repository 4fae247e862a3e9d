import { route } from '@react-router/dev/routes';
import type { Screens } from '../screens.ts';

export default { plain: [route('landing/vetrina/:name', 'routes/campaign/campaign.tsx')] } satisfies Screens;
