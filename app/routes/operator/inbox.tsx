import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutletContext } from 'react-router';
import { inboxEventView, page, type InboxEventView } from '../../../modules/reports/operator/schemas.ts';
import { done } from '../../../platform/answers.ts';
import { postJson } from '../../ui/api.ts';
import { Act } from './act.tsx';
import marks from './marks.module.css';
import type { ConsoleContext } from './console-context.ts';
import { List, ListHead } from './list.tsx';
import { useListed } from '../../ui/use-listed.ts';
import { When } from './when.tsx';

const ROWS = page(inboxEventView);

/** What was told from outside, and whether it was followed. */
export default function InboxRoute() {
  const { t } = useTranslation('operator');
  const { recount } = useOutletContext<ConsoleContext>();
  const [show, setShow] = useState<'all' | 'waiting'>('all');
  const pages = useListed(`/buy_yr/api/admin/inbox?show=${show}`, ROWS);

  async function replay(id: string) {
    await postJson('/buy_yr/api/admin/inbox/replay', { id }, done);
    pages.reload();
    recount();
  }
  return (
    <>
      <ListHead
        title={t('nav.inbox')}
        shown={show}
        choices={{ all: t('list.all'), waiting: t('inbox.waiting') }}
        onChoose={setShow}
      />
      <List
        pages={pages}
        label={t('nav.inbox')}
        columns={[t('inbox.event'), t('inbox.about'), t('list.when'), t('list.state'), t('list.actions')]}
        empty={{ title: t('inbox.emptyTitle'), text: t('inbox.emptyText') }}
        renderRow={(event) => (
          <tr key={event.id}>
            <th scope="row">
              {event.type}
              <p className={marks.detail}>
                <code>{event.event_id}</code>
              </p>
            </th>
            <td>
              <code>{objectOf(event)}</code>
            </td>
            <td>
              <When at={event.received_at} />
              {event.deliveries > 1 ? (
                <p className={marks.detail}>{t('inbox.deliveries', { count: event.deliveries })}</p>
              ) : null}
            </td>
            <td>
              <span className={marks.state} data-state={event.applied_at ? 'live' : 'past_due'}>
                {event.applied_at ? t('inbox.applied') : t('inbox.waiting')}
              </span>
            </td>
            <td>
              <Act label={t('inbox.replay')} run={() => replay(event.id)} />
            </td>
          </tr>
        )}
      />
    </>
  );
}

const objectOf = ({ payload }: InboxEventView): string => {
  const { objectId } = payload as { objectId?: unknown };
  return typeof objectId === 'string' ? objectId : '';
};
