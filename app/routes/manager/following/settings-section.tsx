import { useTranslation } from 'react-i18next';
import { Section } from '../section.tsx';
import { FollowSwitch } from './follow-switch.tsx';
import styles from './following.module.css';
import settings from './settings.module.css';
import type { Following } from './use-following.ts';

/** Which kinds come by themselves and which ask first; and that names and numbers always ask. */
export function SettingsSection({ following: { view, act } }: { following: Following }) {
  const { t } = useTranslation('following');
  return (
    <Section title={t('settings.title')}>
      <p>{t('settings.text')}</p>
      <ul className={settings.settings}>
        {view.settings.map((setting) => (
          <FollowSwitch key={setting.kind} setting={setting} act={act} />
        ))}
      </ul>
      <p className={styles.none}>{t('settings.always')}</p>
    </Section>
  );
}
