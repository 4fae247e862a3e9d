import { defineCall } from '../../platform/http-call.ts';
import { proveSite } from '../access/index.server.ts';
import { openAccount } from './account.ts';
import { accountInput, accountLink } from './schemas.ts';

export const takingsCalls = [
  defineCall({
    method: 'post',
    path: '/buy_yr/api/site/{id}/takings/account',
    id: 'P8-takings-account',
    summary: 'Open the owner’s payment account, or go on with it: where to do so',
    limit: { burst: 5, perMinute: 5 },
    body: accountInput,
    answer: accountLink,
    async run(ctx, { params, body }) {
      await body();
      return openAccount(ctx, { by: await proveSite(ctx, 'dispose', params.id) });
    },
  }),
];
