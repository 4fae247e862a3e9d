import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useOutletContext } from 'react-router';
import { taskView, page } from '../../../modules/reports/operator/schemas.ts';
import { done } from '../../../platform/answers.ts';
import { paths } from '../../paths.ts';
import { postJson } from '../../ui/api.ts';
import { Act } from './act.tsx';
import marks from './marks.module.css';
import type { ConsoleContext } from './console-context.ts';
import { List, ListHead } from './list.tsx';
import { TaskWords } from './task-words.tsx';
import { useListed } from '../../ui/use-listed.ts';
import { When } from './when.tsx';

const ROWS = page(taskView);

/** What waits for a person. */
export default function TasksRoute() {
  const { t } = useTranslation('operator');
  const { recount } = useOutletContext<ConsoleContext>();
  const [show, setShow] = useState<'open' | 'done'>('open');
  const pages = useListed(`/buy_yr/api/admin/tasks?show=${show}`, ROWS);

  async function resolve(key: string, note: string) {
    await postJson('/buy_yr/api/admin/tasks/resolve', { key, note }, done);
    pages.reload();
    recount();
  }
  return (
    <>
      <ListHead
        title={t('nav.tasks')}
        shown={show}
        choices={{ open: t('tasks.open'), done: t('tasks.done') }}
        onChoose={setShow}
      />
      <List
        pages={pages}
        label={t('nav.tasks')}
        columns={[t('tasks.what'), t('tasks.about'), t('list.when'), t('list.actions')]}
        empty={
          show === 'open'
            ? {
                title: t('tasks.emptyTitle'),
                text: t('tasks.emptyText'),
                action: <Link to={paths.operatorOrders}>{t('tasks.seeOrders')}</Link>,
              }
            : { title: t('tasks.emptyDone') }
        }
        renderRow={(task) => (
          <tr key={task.key}>
            <th scope="row">
              <TaskWords task={task} times={task.times > 1 ? t('tasks.times', { count: task.times }) : undefined} />
            </th>
            <td>
              {task.kind === 'copywriting.requested' ? (
                <p>
                  <Link to={paths.operatorText(task.key.slice(task.key.indexOf(':') + 1))}>{t('texts.open')}</Link>
                </p>
              ) : null}
              {task.order ? (
                <Link to={paths.operatorOrder(task.order.id)}>{task.order.page_name}</Link>
              ) : (
                <code>{task.subject}</code>
              )}
            </td>
            <td>
              <When at={task.opened_at} />
            </td>
            <td>
              {task.resolved_at ? (
                <p className={marks.detail}>
                  {task.note} <span className={marks.quiet}>({task.resolved_by})</span>
                </p>
              ) : (
                <Act
                  label={t('tasks.resolve')}
                  ask={{ field: t('tasks.note') }}
                  run={(note) => resolve(task.key, note)}
                />
              )}
            </td>
          </tr>
        )}
      />
    </>
  );
}
