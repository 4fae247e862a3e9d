import { useEffect, useId, useState, type ReactNode } from 'react';
import { moveFocus } from '../../../ui/focus.ts';
import { SectionFailure } from '../section-failure.tsx';
import type { Change } from '../use-change.ts';
import { AddressField } from '../../../forms/address-field.tsx';
import { FormEnd } from '../form-end.tsx';
import styles from './mail.module.css';

/** A form that a press has opened, for one address: typed, sent, and typed again where it is refused. */
export function AddressForm(props: {
  /** Of the form, for whoever does not see where it stands. */
  named: string;
  label: string;
  domain: string;
  initial: string;
  send: string;
  change: Change;
  children: ReactNode;
  /** `address` as it is shown. */
  onSend: (typed: string, address: string) => Promise<void>;
  onClose: () => void;
}) {
  const { named, label, domain, initial, send, change, children, onSend, onClose } = props;
  const id = useId();
  const [typed, setTyped] = useState(initial);
  const field = `${id}-name`;
  const refused = change.failure?.fields['name'] !== undefined;
  // The button that was pressed has gone.
  useEffect(() => moveFocus(document.getElementById(field)), [field]);
  return (
    <form
      className={styles.form}
      aria-label={named}
      onSubmit={(event) => {
        event.preventDefault();
        void onSend(typed, `${typed.trim().toLowerCase()}@${domain}`);
      }}
    >
      <AddressField
        id={field}
        label={label}
        domain={domain}
        value={typed}
        required
        faulty={refused ? `${id}-failure` : null}
        onChange={setTyped}
      />
      {children}
      <div id={`${id}-failure`} className={styles.failure}>
        <SectionFailure change={change} />
      </div>
      <FormEnd send={send} size="md" busy={change.busy} onClose={onClose} />
    </form>
  );
}
