import { useTranslation } from 'react-i18next';
import textButton from '../../../ui/text-button.module.css';
import { useEditor } from './editor-context.ts';
import styles from './editor.module.css';
import { useUnitName } from './unit-names.ts';

/** To whoever may publish: what others wrote goes out with the draft, each with the way to it. */
export function Unseen({ onGo }: { onGo: (unit: string) => void }) {
  const { t } = useTranslation('editor');
  const { snapshot } = useEditor();
  const nameOf = useUnitName();
  const unseen = [...snapshot.queue.views.values()].filter((view) => view.unseen);
  if (unseen.length === 0 || !snapshot.may.includes('publish')) return null;
  return (
    <section className={styles.unseen} aria-labelledby="unseen-title">
      <h2 id="unseen-title" className={styles.unseenTitle}>
        {t('unseen.title')}
      </h2>
      <ul>
        {unseen.map((view) => (
          <li key={view.unit}>
            <button type="button" className={textButton.act} onClick={() => onGo(view.unit)}>
              {nameOf(view)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
