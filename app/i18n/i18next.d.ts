import 'i18next';
import type backoffice from './messages/it/backoffice.ts';
import type common from './messages/it/common.ts';
import type errors from './messages/it/errors.ts';
import type legalUi from './messages/it/legal-ui.ts';
import type manager from './messages/it/manager.ts';
import type operator from './messages/it/operator.ts';
import type order from './messages/it/order.ts';
import type plans from './messages/it/plans.ts';
import type portfolio from './messages/it/portfolio.ts';
import type recovery from './messages/it/recovery.ts';
import type vetrina from './messages/it/vetrina.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      errors: typeof errors;
      backoffice: typeof backoffice;
      vetrina: typeof vetrina;
      order: typeof order;
      manager: typeof manager;
      operator: typeof operator;
      recovery: typeof recovery;
      plans: typeof plans;
      portfolio: typeof portfolio;
      'legal-ui': typeof legalUi;
    };
  }
}
