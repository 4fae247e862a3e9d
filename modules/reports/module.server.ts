import { defineModule } from '../../platform/module.ts';

export const reports = defineModule({ name: 'reports' });
