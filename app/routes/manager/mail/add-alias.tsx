import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailName, MailView } from '../../../../modules/mailboxes/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import { SectionFailure } from '../section-failure.tsx';
import { Actions } from '../section.tsx';
import { useChange } from '../use-change.ts';
import { AddressField } from './address-field.tsx';
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
  const id = useId();
  const change = useChange();
  const open = name.boxes.filter(({ state }) => state === 'live');
  const [typed, setTyped] = useState('');
  const [targets, setTargets] = useState(() => open.slice(0, 1).map((box) => box.id));
  const field = `${id}-name`;
  const refused = change.failure?.fields['name'] !== undefined;
  // The button that was pressed has gone.
  useEffect(() => moveFocus(document.getElementById(field)), [field]);

  async function add() {
    const fresh = await change.run(() => setAlias(order, { domain: name.domain, name: typed, boxes: targets }));
    if (fresh) onAdded(fresh, `${typed.trim().toLowerCase()}@${name.name}`, targets);
  }
  return (
    <form
      className={styles.form}
      aria-label={t('alias.add')}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <AddressField
        id={field}
        label={t('alias.name')}
        domain={name.name}
        value={typed}
        required
        faulty={refused ? `${id}-failure` : null}
        onChange={setTyped}
      />
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
      <div id={`${id}-failure`} className={styles.failure}>
        <SectionFailure change={change} />
      </div>
      <Actions>
        <Button type="submit" size="md" aria-disabled={change.busy}>
          {t('alias.send')}
        </Button>
        <Button variant="default" size="md" onClick={onClose}>
          {t('back')}
        </Button>
      </Actions>
    </form>
  );
}
