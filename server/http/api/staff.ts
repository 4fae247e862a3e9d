import { Hono } from 'hono';
import {
  acceptInvite,
  beginFactor,
  confirmFactor,
  findStaff,
  signIn,
  signOut,
} from '../../../modules/identity/index.server.ts';
import {
  acceptInviteInput,
  beginFactorInput,
  confirmFactorInput,
  signInInput,
  type Welcomed,
} from '../../../modules/identity/schemas.ts';
import { AppError } from '../../../platform/errors.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { readBearer, requireBearer } from '../middleware/staff.ts';
import { readBody } from '../parse.ts';
import type { HttpEnv } from '../request-context.ts';

/** Signing in and out for agents and operators (A1, A5). The token is answered once and kept by the page, in memory. */
export const staffRoutes = new Hono<HttpEnv>()
  .post('/staff/sign-in', rateLimit({ burst: 20, perMinute: 20 }), async (c) => {
    return c.json(await signIn(c.get('ctx'), await readBody(c, signInInput), c.get('address')));
  })
  .post('/staff/sign-out', async (c) => {
    const token = readBearer(c);
    if (token) await signOut(c.get('ctx'), token);
    return c.json({});
  })
  .post('/staff/welcome', rateLimit({ burst: 10, perMinute: 10 }), async (c) => {
    const { key, password } = await readBody(c, acceptInviteInput);
    const { role } = await acceptInvite(c.get('ctx'), key, password);
    return c.json({ role } satisfies Welcomed);
  })
  .post('/staff/factor', rateLimit({ burst: 10, perMinute: 10 }), async (c) => {
    const { password } = await readBody(c, beginFactorInput);
    return c.json(await beginFactor(c.get('ctx'), requireBearer(c), password, c.get('address')));
  })
  .post('/staff/factor/confirm', rateLimit({ burst: 10, perMinute: 10 }), async (c) => {
    const { code } = await readBody(c, confirmFactorInput);
    await confirmFactor(c.get('ctx'), requireBearer(c), code, c.get('address'));
    return c.json({});
  })
  .get('/staff/me', async (c) => {
    const { actor } = c.get('ctx');
    const user =
      actor.kind === 'agent' || actor.kind === 'operator' ? await findStaff(c.get('ctx'), actor.userId) : null;
    if (!user) throw new AppError('identity.sign-in-needed', { status: 401 });
    return c.json(user);
  });
