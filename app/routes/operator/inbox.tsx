import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutletContext } from 'react-router';
import type { InboxEventView } from '../../../modules/reports/operator/schemas.ts';
import { postJson } from '../../ui/api.ts';
import { Act } from './act.tsx';
import styles from './console.module.css';
import marks from './marks.module.css';
import type { ConsoleContext } from './console-context.ts';
import { Choices, List } from './list.tsx';
import { useListed } from '../../ui/use-listed.ts';
import { When } from './when.tsx';

/** What was told from outside, and whether it was followed. */
export default function InboxRoute() {
  const { t } = useTranslation('operator');
  const { recount } = useOutletContext<ConsoleContext>();
  const [show, setShow] = useState<'all' | 'waiting'>('all');
  const pages = useListed<InboxEventView>(`/buy_yr/api/admin/inbox?show=${show}`);

  async function replay(id: string) {
    await postJson('/buy_yr/api/admin/inbox/replay', { id });
    pages.reload();
    recount();
  }
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.inbox')}</h1>
        <Choices
          label={t('list.show')}
          value={show}
          onChange={setShow}
          options={[
            { value: 'all', label: t('list.all') },
            { value: 'waiting', label: t('inbox.waiting') },
          ]}
        />
      </div>
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
