import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AgentPageResult } from '../../../modules/previews/schemas.ts';
import { LAYOUTS, type LayoutName } from '../../../site-kit/names.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PagePicture } from '../../ui/PagePicture.tsx';
import { layoutName } from '../builder/LayoutSwitcher.tsx';
import styles from './previews.module.css';
import { ShareButton } from './share-button.tsx';

/** One page: picture, name, town, and what can be done with it (A3). */
export function PageRow(props: {
  page: AgentPageResult;
  /** Stands under the name. */
  note?: string | null;
  /** Missing where every page has its site already. */
  onBuild?: () => void;
  onShared: () => void;
}) {
  const { page, note } = props;
  const { t } = useTranslation(['backoffice', 'common']);
  const [preview] = page.previews;
  const [picked, setPicked] = useState<LayoutName | null>(null);
  const layout = picked ?? preview?.layouts[0] ?? null;
  const of = (action: string) => t('page.of', { action, name: page.name });
  return (
    <li className={styles.row}>
      <PagePicture src={page.picture.data.url} name={page.name} size={56} />
      <div className={styles.names}>
        <p className={styles.name}>{page.name}</p>
        {page.location?.city ? <p className={styles.city}>{page.location.city}</p> : null}
        {note ? <p className={styles.until}>{note}</p> : null}
      </div>
      <div className={styles.actions}>
        {page.is_published ? (
          <p className={styles.ready}>
            <Icon name="check" size={16} /> {t('page.published')}
          </p>
        ) : preview ? (
          <>
            {preview.layouts.length > 1 ? (
              <select
                className={styles.layout}
                aria-label={of(t('page.layout'))}
                value={layout ?? ''}
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  setPicked(LAYOUTS.find((name) => name === value) ?? null);
                }}
              >
                {preview.layouts.map((name, index) => (
                  <option key={name} value={name}>
                    {index === 0 ? t('page.advised', { layout: layoutName(name) }) : layoutName(name)}
                  </option>
                ))}
              </select>
            ) : null}
            <Button
              component="a"
              size="md"
              variant="default"
              href={layout ? `${preview.url}${layout}/` : preview.url}
              target="_blank"
              rel="noopener"
              aria-label={`${of(t('page.view'))} ${t('common:newTab')}`}
              leftSection={<Icon name="external" size={16} />}
            >
              {t('page.view')}
            </Button>
            <ShareButton page={page} previewId={preview._id} layout={layout} onShared={props.onShared} />
            <Button
              component={Link}
              size="md"
              to={paths.agentOrder(page.id, { layout })}
              aria-label={of(t('page.order'))}
            >
              {t('page.order')}
            </Button>
          </>
        ) : (
          <Button size="md" onClick={props.onBuild} aria-label={of(t('page.preview'))}>
            {t('page.preview')}
          </Button>
        )}
      </div>
    </li>
  );
}
