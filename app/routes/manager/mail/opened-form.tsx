import { useEffect, useId, useRef, type ReactNode } from 'react';
import { moveFocus } from '../../../ui/focus.ts';
import { SectionFailure } from '../section-failure.tsx';
import type { Change } from '../use-change.ts';
import { FormEnd } from '../form-end.tsx';
import styles from './mail.module.css';

/** A form that a press has opened below a title of its own, which takes the focus. */
export function OpenedForm(props: {
  title: string;
  /** What sends it says. */
  send: string;
  change: Change;
  children: ReactNode;
  onSend: () => Promise<void>;
  onClose: () => void;
}) {
  const { title, send, change, children, onSend, onClose } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed has gone.
  useEffect(() => moveFocus(heading.current), []);
  return (
    <form
      className={styles.form}
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        void onSend();
      }}
    >
      <h4 ref={heading} id={id} className={styles.label}>
        {title}
      </h4>
      {children}
      <SectionFailure change={change} />
      <FormEnd send={send} size="md" busy={change.busy} onClose={onClose} />
    </form>
  );
}
