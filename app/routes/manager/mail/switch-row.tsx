import { useId, useState } from 'react';
import type { MailView } from '../../../../modules/mailboxes/schemas.ts';
import { say } from '../../../ui/said.ts';
import settings from '../following/settings.module.css';
import { SectionFailure } from '../section-failure.tsx';
import { useChange } from '../use-change.ts';
import styles from './mail.module.css';

/** One setting of a box that is on or off. It shows what was wished until the answer is there. */
export function SwitchRow(props: {
  label: string;
  hint: string;
  isOn: boolean;
  set: (on: boolean) => Promise<MailView>;
  /** What is read aloud when it is done. */
  said: (on: boolean) => string;
  onFresh: (fresh: MailView) => void;
}) {
  const { label, hint, isOn, set, said, onFresh } = props;
  const id = useId();
  const change = useChange();
  const [wish, setWish] = useState(isOn);
  const shown = change.busy ? wish : isOn;
  async function press(on: boolean) {
    if (change.busy) return;
    setWish(on);
    const fresh = await change.run(() => set(on));
    if (!fresh) return;
    onFresh(fresh);
    say(said(on));
  }
  return (
    <>
      <label className={styles.switch}>
        <span>{label}</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={shown}
          aria-describedby={id}
          className={settings.switch}
          checked={shown}
          onChange={(event) => void press(event.currentTarget.checked)}
        />
      </label>
      <p id={id} className={styles.hint}>
        {hint}
      </p>
      <SectionFailure change={change} />
    </>
  );
}
