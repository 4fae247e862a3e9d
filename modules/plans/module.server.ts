import { defineModule } from '../../platform/module.ts';
import './entitlements.ts';

export const plans = defineModule({ name: 'plans', entitlements: ['extensions', 'unlimited'] });
