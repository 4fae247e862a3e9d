import { defineModule } from '../../platform/module.ts';
import { OF_PLANS } from './features.ts';

export const plans = defineModule({ name: 'plans', entitlements: OF_PLANS });
