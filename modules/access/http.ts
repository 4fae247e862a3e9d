import { done } from '../../platform/answers.ts';
import { defineCall, reply } from '../../platform/http-call.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { removeHelper, setHelperRole } from './change-helper.ts';
import { inviteAgain, inviteHelper } from './invite-helper.ts';
import { listHelpers } from './list-helpers.ts';
import { proveSite } from './prove-site.ts';
import { proveStaff } from './prove-staff.ts';
import * as schemas from './schemas.ts';
import { allowSupport, endSupport, openSupport } from './support.ts';

const site = '/buy_yr/api/site/{id}';
const helpers = `${site}/helpers` as const;
const one = `${helpers}/{helper}` as const;
const answer = schemas.helpersView;
const ACTED = { burst: 20, perMinute: 20 };

/** Who may help with a site (owner.md 9), for its owner. For everybody else there is no such site. */
export const accessCalls = [
  defineCall({
    method: 'get',
    path: helpers,
    id: 'S2-helpers',
    summary: 'Who helps with a site, and who is invited; whether support may look',
    answer,
    run: async (ctx, { params }) => listHelpers(ctx, { by: await proveSite(ctx, 'manage', params.id) }),
  }),
  defineCall({
    method: 'post',
    path: helpers,
    id: 'S2-invite-helper',
    summary: 'Invite somebody by mail to help with a site',
    limit: ACTED,
    body: schemas.inviteInput,
    answer,
    async run(ctx, { params, body }) {
      const by = await proveSite(ctx, 'manage', params.id);
      await inviteHelper(ctx, { by, ...(await body()) });
      return listHelpers(ctx, { by });
    },
  }),
  defineCall({
    method: 'post',
    path: `${one}/invite`,
    id: 'S2-invite-again',
    summary: 'Mail the link once more',
    limit: ACTED,
    answer,
    async run(ctx, { params }) {
      const by = await proveSite(ctx, 'manage', params.id);
      await inviteAgain(ctx, { by, helper: params.helper });
      return listHelpers(ctx, { by });
    },
  }),
  defineCall({
    method: 'post',
    path: `${one}/role`,
    id: 'S2-helper-role',
    summary: 'Whether a helper may publish',
    limit: ACTED,
    body: schemas.roleInput,
    answer,
    async run(ctx, { params, body }) {
      const by = await proveSite(ctx, 'manage', params.id);
      await setHelperRole(ctx, { by, helper: params.helper, ...(await body()) });
      return listHelpers(ctx, { by });
    },
  }),
  defineCall({
    method: 'post',
    path: `${one}/remove`,
    id: 'S2-remove-helper',
    summary: 'Take the grant of a helper away',
    limit: ACTED,
    answer,
    async run(ctx, { params }) {
      const by = await proveSite(ctx, 'manage', params.id);
      await removeHelper(ctx, { by, helper: params.helper });
      return listHelpers(ctx, { by });
    },
  }),
  ...(
    [
      ['support', 'S2-allow-support', 'Let support look at a site for a day', allowSupport],
      ['support/end', 'S2-end-support', 'Support may look no more', endSupport],
    ] as const
  ).map(([what, id, summary, act]) =>
    defineCall({
      method: 'post',
      path: `${site}/${what}`,
      id,
      summary,
      limit: ACTED,
      answer,
      async run(ctx, { params }) {
        const by = await proveSite(ctx, 'manage', params.id);
        await act(ctx, { by });
        return listHelpers(ctx, { by });
      },
    }),
  ),
  defineCall({
    method: 'post',
    path: '/buy_yr/api/admin/sites/{id}/look',
    id: 'C10-look',
    summary: 'Open a site whose owner lets support look, in this browser',
    answer: done,
    async run(ctx, { params }) {
      const by = proveStaff(ctx, 'operator');
      return reply({}, { orderSession: await openSupport(ctx, { by, siteId: params.id }) });
    },
  }),
  defineCall({
    method: 'post',
    path: '/buy_yr/api/helper/enter',
    id: 'S2-enter-helper',
    summary: 'Accept an invitation by the key of its link, once',
    limit: { burst: 10, perMinute: 10 },
    body: schemas.acceptInput,
    answer: schemas.acceptAnswer,
    async run(ctx, { body }) {
      const { secret, siteId } = await acceptInvitation(ctx, await body());
      return reply({ site: siteId }, { orderSession: secret });
    },
  }),
];
