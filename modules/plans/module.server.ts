import { defineModule } from '../../platform/module.ts';

export const plans = defineModule({ name: 'plans' });
