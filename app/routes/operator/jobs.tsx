import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutletContext } from 'react-router';
import { failedJobView, page } from '../../../modules/reports/operator/schemas.ts';
import { done } from '../../../platform/answers.ts';
import { postJson } from '../../ui/api.ts';
import { Act } from './act.tsx';
import marks from './marks.module.css';
import type { ConsoleContext } from './console-context.ts';
import { List, ListHead } from './list.tsx';
import { useListed } from '../../ui/use-listed.ts';
import { When } from './when.tsx';

const ROWS = page(failedJobView);

/** Work that failed for good, with what it said, to be given fresh tries. */
export default function JobsRoute() {
  const { t } = useTranslation('operator');
  const { recount } = useOutletContext<ConsoleContext>();
  const [show, setShow] = useState<'open' | 'all'>('open');
  const pages = useListed(`/buy_yr/api/admin/jobs?show=${show}`, ROWS);

  async function retry(id: string) {
    await postJson('/buy_yr/api/admin/jobs/retry', { id }, done);
    pages.reload();
    recount();
  }
  return (
    <>
      <ListHead
        title={t('nav.jobs')}
        shown={show}
        choices={{ open: t('jobs.open'), all: t('list.all') }}
        onChoose={setShow}
      />
      <List
        pages={pages}
        label={t('nav.jobs')}
        columns={[t('jobs.what'), t('jobs.reason'), t('list.when'), t('list.actions')]}
        empty={{ title: t('jobs.emptyTitle'), text: t('jobs.emptyText') }}
        renderRow={(job) => (
          <tr key={job.id}>
            <th scope="row">
              <code>{job.name}</code>
              <p className={marks.detail}>{Object.values(job.payload).join(' ')}</p>
            </th>
            <td>
              {job.reason}
              <p className={marks.detail}>{t('jobs.tries', { count: job.tries })}</p>
            </td>
            <td>
              <When at={job.failed_at} />
            </td>
            <td>
              {job.retried_at ? (
                <span className={marks.quiet}>{t('jobs.retried')}</span>
              ) : (
                <Act label={t('act.retry')} run={() => retry(job.id)} />
              )}
            </td>
          </tr>
        )}
      />
    </>
  );
}
