import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DEVICE_KINDS,
  DEVICE_NAME,
  type Box,
  type DeviceAdded,
  type DeviceKind,
} from '../../../../modules/mailboxes/schemas.ts';
import { useChange } from '../use-change.ts';
import { addDevice, makeDeviceLink } from './calls.ts';
import styles from './mail.module.css';
import { OpenedForm } from './opened-form.tsx';

/** What is added and how its owner calls it. */
export function AddDevice(props: {
  box: Box;
  order: string;
  onAdded: (added: DeviceAdded, name: string) => void;
  /** A phone is set up by a code. */
  onCode: (key: string, name: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('mailboxes');
  const { box, order, onAdded, onCode, onClose } = props;
  const id = useId();
  const change = useChange();
  const [kind, setKind] = useState<DeviceKind>('phone');
  /** Null: as the kind is called. */
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? t(`devices.name-${kind}`);

  async function add() {
    const device = { kind, name: name.trim() };
    if (kind === 'phone') {
      const made = await change.run(() => makeDeviceLink(order, box.id, device.name));
      if (made) onCode(made.key, device.name);
      return;
    }
    const added = await change.run(() => addDevice(order, box.id, device));
    if (added) onAdded(added, device.name);
  }
  return (
    <OpenedForm
      title={t('devices.add')}
      send={t(kind === 'phone' ? 'devices.make-code' : 'devices.make')}
      change={change}
      onSend={add}
      onClose={onClose}
    >
      <fieldset className={styles.choices}>
        <legend className={styles.label}>{t('devices.kind')}</legend>
        {DEVICE_KINDS.map((each) => (
          <label key={each} className={styles.choice}>
            <input type="radio" name={`${id}-kind`} checked={kind === each} onChange={() => setKind(each)} />
            {t(`devices.${each}`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.field}>
        <label htmlFor={`${id}-name`}>{t('devices.name')}</label>
        <input
          id={`${id}-name`}
          type="text"
          required
          maxLength={DEVICE_NAME}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          value={name}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {t('devices.name-hint')}
        </p>
      </div>
    </OpenedForm>
  );
}
