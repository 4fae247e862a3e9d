import { useTranslation } from 'react-i18next';
import type { DraftFinding } from '../../../../modules/editor/schemas.ts';
import textButton from '../../../ui/text-button.module.css';
import styles from './editor.module.css';

/** What would keep the draft from being published, each with the way to where it is mended. */
export function Findings({ findings, onGo }: { findings: readonly DraftFinding[]; onGo: (unit: string) => void }) {
  const { t } = useTranslation('editor');
  if (findings.length === 0) return null;
  return (
    <section className={styles.findings} aria-labelledby="findings-title" id="findings" tabIndex={-1}>
      <h2 id="findings-title" className={styles.noticeTitle}>
        {t('findings.title')}
      </h2>
      <ul>
        {findings.map(({ text, unit }) => (
          <li key={text}>
            {text}{' '}
            {unit && (
              <button type="button" className={textButton.act} onClick={() => onGo(unit)}>
                {t('findings.go')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
