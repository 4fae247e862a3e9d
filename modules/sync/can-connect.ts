import type { Config } from '../../platform/config.ts';

type Social = Config['social'];
type Connectable = Social & { appId: string; webhookToken: string };

/** Whether pages can be connected here. An app of the business kind, which logs people in by a configuration, needs one for this too. */
export const canConnect = (social: Social): social is Connectable =>
  social.appId !== undefined &&
  social.webhookToken !== undefined &&
  (social.loginConfig === undefined || social.connectConfig !== undefined);
