import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import { say } from '../../../ui/said.ts';
import type { ShownPhoto } from './photo-list.ts';
import styles from './sheet.module.css';

const STEP = 0.05;
const within = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
const WAYS = { left: [-STEP, 0], up: [0, -STEP], down: [0, STEP], right: [STEP, 0] } as const;
type Way = keyof typeof WAYS;

/** The whole photo and its middle, which a tap or four buttons set: what stays in sight where it is cut. */
export function FocalPicture({
  photo,
  onMove,
}: {
  photo: ShownPhoto;
  onMove: (middle: [number, number], when: 'now' | 'pause') => void;
}) {
  const { t } = useTranslation('photos');
  const [x, y] = photo.focal;
  const { large, width, height } = photo.picture;
  const step = (way: Way) => {
    const [dx, dy] = WAYS[way];
    const [left, top] = [within(x + dx), within(y + dy)];
    onMove([left, top], 'pause');
    say(t('focal.now', { left: Math.round(left * 100), top: Math.round(top * 100) }));
  };
  return (
    <fieldset className={styles.focal}>
      <legend className={styles.legend}>{t('focal.title')}</legend>
      <div className={styles.picture} style={{ aspectRatio: `${width} / ${height}` }}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the four buttons beside it do the same */}
        <img
          src={large}
          alt={photo.alt}
          width={width}
          height={height}
          onClick={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            onMove(
              [within((event.clientX - box.left) / box.width), within((event.clientY - box.top) / box.height)],
              'now',
            );
          }}
        />
        <span className={styles.ring} style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }} />
      </div>
      <div className={styles.ways}>
        {(Object.keys(WAYS) as Way[]).map((way) => (
          <button
            key={way}
            type="button"
            className={styles.way}
            data-way={way}
            aria-label={t(`focal.${way}`)}
            onClick={() => step(way)}
          >
            <Icon name="arrow" size={18} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
