import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { previewLine, page } from '../../../modules/reports/operator/schemas.ts';
import { PREVIEW_STATES } from '../../../modules/previews/schemas.ts';
import { paths } from '../../paths.ts';
import styles from './console.module.css';
import controls from './controls.module.css';
import marks from './marks.module.css';
import { List } from './list.tsx';
import { useListed } from '../../ui/use-listed.ts';
import { When } from './when.tsx';

const ROWS = page(previewLine);

/** Generated sites that nobody owns yet (C10). */
export default function PreviewsRoute() {
  const { t } = useTranslation('operator');
  const [state, setState] = useState('');
  const pages = useListed(`/buy_yr/api/admin/previews?state=${state}`, ROWS);
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.previews')}</h1>
        <div className={controls.search}>
          <select aria-label={t('list.state')} value={state} onChange={(event) => setState(event.currentTarget.value)}>
            <option value="">{t('list.all')}</option>
            {PREVIEW_STATES.map((each) => (
              <option key={each} value={each}>
                {t(`previews.states.${each}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <List
        pages={pages}
        label={t('nav.previews')}
        columns={[t('previews.page'), t('list.state'), t('previews.who'), t('list.when')]}
        empty={{
          title: t('previews.emptyTitle'),
          text: t('previews.emptyText'),
          action: <Link to={paths.builder}>/vetrina</Link>,
        }}
        renderRow={(preview) => (
          <tr key={preview.id}>
            <th scope="row">
              {preview.name || preview.page_id}
              <p className={marks.detail}>
                <code>{preview.page_id}</code>
              </p>
            </th>
            <td>
              <span className={marks.state} data-state={preview.status}>
                {t(`previews.states.${preview.status}`)}
              </span>
              {preview.reason ? <p className={marks.detail}>{preview.reason}</p> : null}
              {preview.retired ? <p className={marks.detail}>{t('previews.retired')}</p> : null}
            </td>
            <td>{preview.agent ?? t('previews.visitor')}</td>
            <td>
              <When at={preview.created_at} />
            </td>
          </tr>
        )}
      />
    </>
  );
}
