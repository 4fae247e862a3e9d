import { route } from '@react-router/dev/routes';
import type { Screens } from '../../screens.ts';

export default {
  withForms: [
    route('manager/orders/:id/mail', 'routes/manager/mail/mail.tsx'),
    route('manager/orders/:id/mail/:box', 'routes/manager/mail/read.tsx'),
    route('manager/mail-device', 'routes/manager/mail/device.tsx'),
    route('manager/mail-forward', 'routes/manager/mail/forward.tsx'),
    route('manager/mail-password', 'routes/manager/mail/password.tsx'),
  ],
} satisfies Screens;
