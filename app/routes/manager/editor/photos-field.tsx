import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { UnitView } from '../../../../modules/editor/schemas.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { useEditor, useUnit } from './editor-context.ts';
import { ItemToggle } from './item-toggle.tsx';
import styles from './look.module.css';
import { MoveButtons } from './move-buttons.tsx';
import { moved } from '../../../ui/Moves.tsx';
import { placeOf } from './places.ts';
import { UnitFrame } from './unit-frame.tsx';

interface Photos {
  order: string[];
  hero: string | null;
  story: string | null;
}
const NONE: Photos = { order: [], hero: null, story: null };
const ITEM = 'item/photos/';

/** The photos of the page in their order: which is first, which are away. `view`: of look/photos. */
export function PhotosField({ view, name, site }: { view: UnitView; name: string; site: string }) {
  const { t } = useTranslation('editor');
  const { snapshot } = useEditor();
  const { shown, set } = useUnit(view.unit);
  const photos = { ...NONE, ...(shown as Photos | null) };
  // One that was added and taken back has no picture any more.
  const items = [...snapshot.queue.views.values()].filter(
    ({ unit, photo, own }) => unit.startsWith(ITEM) && (photo !== undefined || own),
  );
  const keys = items.map(({ unit }) => unit.slice(ITEM.length));
  const order = [
    ...photos.order.filter((key) => keys.includes(key)),
    ...keys.filter((key) => !photos.order.includes(key)),
  ];
  const byKey = new Map(items.map((item) => [item.unit.slice(ITEM.length), item]));
  if (items.length === 0) return null;
  return (
    <UnitFrame view={view} name={name}>
      <p>
        <Link to={paths.sitePhotos(site)} className={styles.open}>
          {t('photos.open')}
        </Link>
      </p>
      <ol className={styles.photos}>
        {order.map((key, at) => {
          const item = byKey.get(key);
          if (!item) return null;
          const label = t('photo-named', { number: at + 1, words: String(item.label.words ?? '') }).trim();
          const isFirst = photos.hero === key;
          return (
            <li key={key} id={placeOf(item.unit)} className={styles.photo}>
              {item.photo && (
                <img className={styles.picture} src={item.photo.url} alt="" width={88} height={66} loading="lazy" />
              )}
              <div className={styles.hands}>
                <ItemToggle view={item} name={label} />
                <span className={styles.acts}>
                  {isFirst ? (
                    <span className={styles.first}>{t('photos.is-first')}</span>
                  ) : (
                    <Button
                      variant="subtle"
                      size="md"
                      className={styles.small}
                      aria-label={t('named', { what: t('photos.first'), name: label })}
                      onClick={() => set({ ...photos, order, hero: key })}
                    >
                      {t('photos.first')}
                    </Button>
                  )}
                  <MoveButtons
                    name={label}
                    at={at}
                    of={order.length}
                    onMove={(to) => set({ ...photos, order: moved(order, at, to) })}
                  />
                </span>
              </div>
            </li>
          );
        })}
      </ol>
    </UnitFrame>
  );
}
