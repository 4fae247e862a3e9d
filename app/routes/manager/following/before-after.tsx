import { useTranslation } from 'react-i18next';
import type { ShownChange } from '../../../../modules/sync/schemas.ts';
import { nameOf } from './changes.ts';
import styles from './following.module.css';
import { ShownText } from './shown-text.tsx';
import { useReadable } from './use-readable.ts';

/** What the site says and what the page says now, one above the other; `done`: what it said, and what it says since. */
export function BeforeAfter({ change, when }: { change: ShownChange; when: 'asked' | 'done' }) {
  const { t } = useTranslation('following');
  const readable = useReadable();
  const [before, after] = [change.before, change.after].map((text) =>
    text === null ? null : readable(nameOf(change.unit), text),
  );
  const side = (which: 'before' | 'after', text: string | null = null, other: string | null = null) => (
    <div className={styles.side} data-side={which}>
      <dt>{t(`sides.${when}-${which}`)}</dt>
      <dd>{text === null ? <i>{t('sides.nothing')}</i> : <ShownText text={text} other={other} />}</dd>
    </div>
  );
  return (
    <dl className={styles.sides}>
      {side('before', before, after)}
      {side('after', after, before)}
    </dl>
  );
}
