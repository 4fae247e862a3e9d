import { downloadHeaders } from '../../platform/download-headers.ts';
import { defineCall, FileReply } from '../../platform/http-call.ts';
import { proveSite } from '../access/index.server.ts';
import { acceptAgreement } from './accept-agreement.ts';
import { agreementOfSite } from './agreement-of-site.ts';
import { agreementPdf } from './agreement-pdf.ts';
import { acceptInput, agreementView } from './schemas.ts';

const of = '/buy_yr/api/site/{id}/agreement';
const PRESSED = { burst: 20, perMinute: 20 };

/** The agreement on the data of a site's visitors, between its owner and us. */
export const agreementCalls = [
  defineCall({
    method: 'get',
    path: of,
    id: 'P8-agreement',
    summary: 'The agreement of article 28 GDPR of a site, and whether it was accepted',
    limit: PRESSED,
    answer: agreementView,
    run: async (ctx, { params }) => agreementOfSite(ctx, { by: await proveSite(ctx, 'manage', params.id) }),
  }),
  defineCall({
    method: 'post',
    path: of,
    id: 'P8-agreement-accept',
    summary: 'Accept the agreement in force',
    limit: PRESSED,
    body: acceptInput,
    answer: agreementView,
    async run(ctx, { params, body }) {
      const by = await proveSite(ctx, 'manage', params.id);
      await acceptAgreement(ctx, { by, ...(await body()) });
      return agreementOfSite(ctx, { by });
    },
  }),
  defineCall({
    method: 'get',
    path: `${of}/file`,
    id: 'P8-agreement-file',
    summary: 'What was accepted, as a PDF',
    limit: PRESSED,
    answer: { file: 'application/pdf' },
    async run(ctx, { params }) {
      const bytes = await agreementPdf(ctx, { by: await proveSite(ctx, 'manage', params.id) });
      const headers = downloadHeaders('application/pdf', 'filename="vetrina-data-agreement.pdf"');
      return new FileReply(new Uint8Array(bytes), { headers });
    },
  }),
];
