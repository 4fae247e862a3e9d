import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import { shownAddress } from '../shown-address.ts';
import { useTold } from '../use-told.ts';
import styles from './editor.module.css';
import type { Happened } from './use-draft-acts.ts';

/** What a press has just done, said and led to. */
export function Outcome({ outcome }: { outcome: Happened | null }) {
  const { t } = useTranslation('editor');
  const told = useTold(outcome);
  if (!outcome) return null;
  return (
    <section ref={told} className={styles.outcome} aria-label={outcome.text}>
      <Icon name="check" />
      <div>
        <p>{outcome.text}</p>
        {outcome.url && (
          <a href={outcome.url} target="_blank" rel="noopener">
            {t('published.open', { address: shownAddress(outcome.url) })}
          </a>
        )}
      </div>
    </section>
  );
}
