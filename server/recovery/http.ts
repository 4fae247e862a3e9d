import { proveStaff } from '../../modules/access/index.server.ts';
import { goInput } from '../../modules/operations/schemas.ts';
import { defineCall } from '../../platform/http-call.ts';
import { recoveryView as view } from '../../platform/recovery-report.ts';
import { compareNow, go } from './recover.ts';
import { recoveryView } from './recovery-view.ts';

const recovery = '/buy_yr/api/admin/recovery';

/** How an operator ends a recovery (docs/runbooks/restore-from-backup.md). */
export const recoveryCalls = [
  defineCall({
    method: 'get',
    path: recovery,
    id: 'C10-recovery',
    summary: 'Whether the product runs, or what was restored and how it differs from the vendors’ books',
    answer: view,
    run(ctx) {
      proveStaff(ctx, 'operator');
      return recoveryView(ctx);
    },
  }),
  defineCall({
    method: 'post',
    path: `${recovery}/compare`,
    id: 'C10-recovery-compare',
    summary: 'Ask the vendors what they know',
    answer: view,
    async run(ctx) {
      proveStaff(ctx, 'operator');
      await compareNow(ctx);
      return recoveryView(ctx);
    },
  }),
  defineCall({
    method: 'post',
    path: `${recovery}/go`,
    id: 'C10-recovery-go',
    summary: 'End the recovery as that comparison says',
    body: goInput,
    answer: view,
    async run(ctx, { body }) {
      proveStaff(ctx, 'operator');
      const { compared_at: comparedAt } = await body();
      await go(ctx, comparedAt);
      return recoveryView(ctx);
    },
  }),
];
