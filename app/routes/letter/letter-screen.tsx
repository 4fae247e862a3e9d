import { useTranslation } from 'react-i18next';
import type { LinkView } from '../../../modules/digests/schemas.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { BeforeAfter } from '../manager/following/before-after.tsx';
import { useDayName } from '../manager/editor/day-name.ts';
import { readable } from '../manager/editor/hours.ts';
import { nameOf } from '../manager/following/changes.ts';
import { useUnitName } from '../manager/following/use-unit-name.ts';
import { shownAddress } from '../manager/shown-address.ts';
import styles from './letter.module.css';

/** Before and after, and one button: a plain form, that works without a script and without signing in. */
export function LetterScreen({ linkKey, view }: { linkKey: string; view: LinkView }) {
  const { t } = useTranslation('letter');
  const unitName = useUnitName();
  const { kind, state, site, changes, day, outcome } = view;
  const dayName = useDayName();
  const named = { day: day ? dayName(day.date) : '' };
  const isOpen = state === 'open' && kind !== null;
  const names = [...new Set(changes.map(({ unit }) => unitName(nameOf(unit))))].join(', ');
  const title = isOpen
    ? t(`ask.${kind}`, named)
    : outcome
      ? t(`done.${outcome}`)
      : t(state === 'outdated' ? 'outdated.title' : 'expired.title');
  return (
    <div className={`page-width ${styles.page}`}>
      <title>{`${title} · Vetrina`}</title>
      <section className={styles.card} aria-labelledby="title">
        {site && (
          <p className={styles.site}>
            <b>{site.name}</b>{' '}
            <a href={site.url} target="_blank" rel="noopener">
              {shownAddress(site.url)}
            </a>
          </p>
        )}
        <h1 id="title" className={styles.title}>
          {outcome && <Icon name="check" />}
          {title}
        </h1>
        <p>
          {isOpen
            ? t(`why.${kind}`)
            : outcome
              ? t(`after.${outcome}`)
              : t(state === 'outdated' ? 'outdated.text' : 'expired.text')}
        </p>
        {day && outcome !== 'closed' && <p className={styles.what}>{t('usual', { hours: readable(day.usual) })}</p>}
        {changes.length > 0 && (
          <>
            <h2 className={styles.what}>{names}</h2>
            {changes.slice(0, MOST).map((change) => (
              <BeforeAfter key={change.unit} change={change} when={kind === 'undo' || outcome ? 'done' : 'asked'} />
            ))}
            {changes.length > MOST && <p className={styles.hint}>{t('more', { count: changes.length - MOST })}</p>}
          </>
        )}
        {(isOpen || outcome === 'off') && (
          <form
            method="post"
            action={`/buy_yr/api/letter/${encodeURIComponent(linkKey)}${outcome === 'off' ? '?again=1' : ''}`}
          >
            <Button type="submit" variant={outcome === 'off' ? 'default' : 'filled'}>
              {isOpen ? t(`press.${kind}`) : t('press.again')}
            </Button>
          </form>
        )}
        <p className={styles.hint}>
          {isOpen && `${t('nothing-yet')} `}
          <a href={paths.manager({ site: site?.id ?? null })}>{t('area')}</a>
        </p>
      </section>
    </div>
  );
}

/** Of what came at one time; the others stand in the owner's own place. */
const MOST = 6;
