import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailName, MailView } from '../../../../modules/mailboxes/schemas.ts';
import { useChange } from '../use-change.ts';
import { AddressForm } from './address-form.tsx';
import { setAlias } from './calls.ts';
import styles from './mail.module.css';

/** One more address, and which of the boxes it leads to. */
export function AddAlias(props: {
  name: MailName;
  order: string;
  onAdded: (fresh: MailView, address: string, boxes: string[]) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('mailboxes');
  const { name, order, onAdded, onClose } = props;
  const change = useChange();
  const open = name.boxes.filter(({ state }) => state === 'live');
  const [targets, setTargets] = useState(() => open.slice(0, 1).map((box) => box.id));

  async function add(typed: string, address: string) {
    const fresh = await change.run(() => setAlias(order, { domain: name.domain, name: typed, boxes: targets }));
    if (fresh) onAdded(fresh, address, targets);
  }
  return (
    <AddressForm
      named={t('alias.add')}
      label={t('alias.name')}
      domain={name.name}
      initial=""
      send={t('alias.send')}
      change={change}
      onSend={add}
      onClose={onClose}
    >
      {open.length > 1 && (
        <fieldset className={styles.choices}>
          <legend className={styles.label}>{t('alias.to')}</legend>
          {open.map((box) => (
            <label key={box.id} className={styles.choice}>
              <input
                type="checkbox"
                checked={targets.includes(box.id)}
                // One of them stays: an alias leads somewhere.
                onChange={({ currentTarget: { checked } }) =>
                  setTargets((before) => {
                    const rest = before.filter((each) => each !== box.id);
                    return checked ? [...rest, box.id] : rest.length > 0 ? rest : before;
                  })
                }
              />
              {box.address}
            </label>
          ))}
        </fieldset>
      )}
    </AddressForm>
  );
}
