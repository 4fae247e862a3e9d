import { getTableName } from 'drizzle-orm';
import { defineModule, handledBy } from '../../platform/module.ts';
import { askExchange } from './ask-exchange.ts';
import { purgeDocuments } from './purge-documents.ts';
import { askExchangeJob, sendDocumentJob, monitorDeadlinesJob } from './jobs.ts';
import { sendDocument } from './send-document.ts';
import { adoptedDocuments, eInvoices, invoices } from './tables.ts';
import { monitorDeadlines } from './monitor-deadlines.ts';
import { lookAtExchange } from './doctor.ts';
import { exportDocuments } from './export-documents.ts';

const [DOCUMENTS, FILES, ADOPTED] = [getTableName(invoices), getTableName(eInvoices), getTableName(adoptedDocuments)];
const buyer = (table: string) => ['vat', 'taxCode'].map((field) => ({ table, key: 'id', column: 'buyer', field }));

export const invoicing = defineModule({
  name: 'invoicing',
  doctor: [lookAtExchange],
  exportData: exportDocuments,
  jobs: [
    handledBy(sendDocumentJob, (ctx, { id }) => sendDocument(ctx, id)),
    handledBy(askExchangeJob, (ctx, { id }) => askExchange(ctx, id)),
    handledBy(monitorDeadlinesJob, monitorDeadlines),
  ],
  schedules: [{ job: monitorDeadlinesJob, cron: '40 5 * * *' }],
  retention: [{ name: 'documents', after: ['contracts'], run: purgeDocuments }],
  encryptedColumns: [
    ...buyer(DOCUMENTS),
    ...buyer(FILES),
    { table: FILES, key: 'id', column: 'xml' },
    { table: ADOPTED, key: 'file_name', column: 'xml' },
  ],
});
