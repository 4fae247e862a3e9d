import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { DEVICES, type Device } from './SiteFrame.tsx';
import styles from './Toolbar.module.css';

const DEVICE_NAMES = Object.keys(DEVICES) as Device[];

/** The head of the framed browser: whose site, at which width, and out into a tab of its own. */
export function Toolbar(props: { name: string; url: string; device: Device; onDevice: (device: Device) => void }) {
  const { t } = useTranslation(['vetrina', 'common']);
  return (
    <div className={styles.bar}>
      <p className={styles.name}>
        <strong>{props.name}</strong>
        <span className={styles.address}>{new URL(props.url).host}</span>
      </p>
      <fieldset className={styles.devices}>
        <legend className="visually-hidden">{t('vetrina:stage.width')}</legend>
        {DEVICE_NAMES.map((device) => (
          <label key={device} className={styles.device}>
            <input
              type="radio"
              name="device"
              className="visually-hidden"
              checked={device === props.device}
              onChange={() => props.onDevice(device)}
            />
            <Icon name={device} size={22} />
            <span className={styles.word}>{t(`vetrina:stage.${device}`)}</span>
          </label>
        ))}
      </fieldset>
      <a className={styles.open} href={props.url} target="_blank" rel="noopener">
        <Icon name="external" />
        <span className={styles.word}>{t('vetrina:stage.open')}</span>
        <span className="visually-hidden">{t('common:newTab')}</span>
      </a>
    </div>
  );
}
