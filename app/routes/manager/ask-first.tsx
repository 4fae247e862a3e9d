import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SectionFailure } from './section-failure.tsx';
import { Actions } from './section.tsx';
import section from './section.module.css';
import { useChange } from './use-change.ts';

/** A press that takes something away: what follows from it is said, and a second press does it. `act` gives what is done when the window has closed. */
export function AskFirst(props: {
  label: string;
  /** The same with what it is about, for whoever does not see where the button stands. */
  named: string;
  means: string;
  act: () => Promise<() => void>;
}) {
  const { t } = useTranslation();
  const change = useChange();
  const [isAsked, setAsked] = useState(false);
  const close = () => {
    setAsked(false);
    change.clear();
  };
  async function confirm() {
    const then = await change.run(props.act);
    if (!then) return;
    setAsked(false);
    then();
  }
  return (
    <>
      <Button variant="subtle" size="md" aria-label={props.named} onClick={() => setAsked(true)}>
        {props.label}
      </Button>
      <Dialog open={isAsked} onClose={close} title={props.named}>
        <div className={section.stack}>
          <p>{props.means}</p>
          <SectionFailure change={change} />
          <Actions>
            <Button aria-disabled={change.busy} onClick={() => void confirm()}>
              {props.label}
            </Button>
            <Button variant="default" onClick={close}>
              {t('back')}
            </Button>
          </Actions>
        </div>
      </Dialog>
    </>
  );
}
