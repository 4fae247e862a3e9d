import { defineModule } from '../../platform/module.ts';
import { fileCalls } from './file-calls.ts';
import { purchaseCalls } from './purchase-calls.ts';
import { serviceCalls } from './service-calls.ts';

export const account = defineModule({ name: 'account', http: [...purchaseCalls, ...serviceCalls, ...fileCalls] });
