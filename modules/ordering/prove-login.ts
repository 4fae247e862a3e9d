/** The login at the social network by which a holder proves anew who they are, and comes back to the screen that asked. */
import { enterByPages } from './enter-manager.ts';
import type { LoginPurpose } from './page-login.port.ts';
import { orderOfPlace } from './prove-anew.ts';
import { pathOf, provingPlace } from './proving-place.rules.ts';
import { SOCIAL_PROBLEMS } from './schemas.ts';

export const proveLogin: LoginPurpose = {
  name: 'prove',
  subject: { test: (subject) => provingPlace(pathOf(subject)) !== null },
  async end(ctx, { subject, code, redirectUri }) {
    const path = pathOf(subject);
    const { id } = await orderOfPlace(ctx, path);
    return { path, orderSession: await enterByPages(ctx, { code, redirectUri, orderId: id }) };
  },
  failed(_subject, code) {
    const problem = SOCIAL_PROBLEMS.find((each) => code === `ordering.social-${each}`);
    return problem ? `/manager?problem=${problem}` : null;
  },
};
