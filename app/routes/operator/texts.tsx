import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { textLine } from '../../../modules/copywriting/schemas.ts';
import { page } from '../../../modules/reports/operator/schemas.ts';
import { paths } from '../../paths.ts';
import { useListed } from '../../ui/use-listed.ts';
import { List, ListHead } from './list.tsx';
import marks from './marks.module.css';
import { When } from './when.tsx';

const ROWS = page(textLine);

/** Texts that owners asked us to write (P5). */
export default function TextsRoute() {
  const { t } = useTranslation('operator');
  const [show, setShow] = useState<'open' | 'done'>('open');
  const pages = useListed(`/buy_yr/api/admin/texts?show=${show}`, ROWS);
  return (
    <>
      <ListHead
        title={t('nav.texts')}
        shown={show}
        choices={{ open: t('tasks.open'), done: t('tasks.done') }}
        onChoose={setShow}
      />
      <List
        pages={pages}
        label={t('nav.texts')}
        columns={[t('texts.what'), t('list.state'), t('tasks.about'), t('list.when')]}
        empty={
          show === 'open'
            ? { title: t('texts.emptyTitle'), text: t('texts.emptyText') }
            : { title: t('texts.emptyDone') }
        }
        renderRow={(text) => (
          <tr key={text.id}>
            <th scope="row">
              <Link to={paths.operatorText(text.id)}>{t(`texts.places.${text.place}`)}</Link>
              <p className={marks.detail}>{text.about}</p>
            </th>
            <td>
              <span className={marks.state}>{t(`texts.states.${text.state}`)}</span>
            </td>
            <td>
              <Link to={paths.operatorOrder(text.order_id)}>{text.page_name}</Link>
            </td>
            <td>
              <When at={text.ended_at ?? text.asked_at} />
            </td>
          </tr>
        )}
      />
    </>
  );
}
