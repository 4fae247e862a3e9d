/** /manager/mail-device: where a code on its owner's screen leads a phone. Its key stands behind the number sign, so that no log of a request has it. */
import { hasMail } from '../../../../modules/mailboxes/index.server.ts';
import { appContext } from '../../../context.ts';
import { refusal } from '../../../ui/refusal.ts';
import type { Route } from './+types/device';
import { DeviceScreen } from './device-screen.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(appContext);
  if (!hasMail(ctx)) throw refusal(404, { code: 'http.not-found', requestId: ctx.requestId });
  return null;
}

export default function DeviceRoute() {
  return <DeviceScreen />;
}
