import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { moveFocus } from '../../ui/focus.ts';
import entry from './field.module.css';
import { SectionFailure } from './section-failure.tsx';
import classes from './section.module.css';
import type { Change } from './use-change.ts';

export interface Declared {
  name: string;
  contract: string;
  mail: string;
}

/**
 * The declaration and its second step (directive (EU) 2023/2673, art. 11a): name, contract and where the receipt goes,
 * then a button that says nothing but that the withdrawal is confirmed. `locked`: the order is known.
 */
export function WithdrawalForm(props: {
  given: Declared;
  locked?: boolean;
  change: Change;
  onConfirm: (declared: Declared) => void;
}) {
  const { t } = useTranslation('manager');
  const [given, setGiven] = useState(props.given);
  const [step, setStep] = useState<'declare' | 'confirm'>('declare');
  const id = useId();
  const declaration = useRef<HTMLElement>(null);
  // The declaration is what is confirmed next: whoever listens hears it before the button.
  useEffect(() => {
    if (step === 'confirm') moveFocus(declaration.current);
  }, [step]);
  if (step === 'confirm') {
    return (
      <div className={classes.stack}>
        <section
          ref={declaration}
          className={classes.stack}
          aria-labelledby={`${id}-declares`}
          aria-describedby={`${id}-means`}
        >
          <p id={`${id}-declares`}>{t('withdrawal.declares', { name: given.name, contract: given.contract })}</p>
          <p id={`${id}-means`}>{t('withdrawal.means', { mail: given.mail })}</p>
        </section>
        <SectionFailure change={props.change} />
        <Button aria-disabled={props.change.busy} onClick={() => props.onConfirm(given)}>
          {t('withdrawal.confirm')}
        </Button>
        <Button variant="subtle" onClick={() => setStep('declare')}>
          {t('back')}
        </Button>
      </div>
    );
  }
  const field = (name: keyof Declared, type = 'text', complete?: string) => (
    <label className={entry.medium} htmlFor={`${id}-${name}`}>
      {t(`withdrawal.${name}`)}
      <input
        id={`${id}-${name}`}
        type={type}
        required
        maxLength={200}
        autoComplete={complete}
        value={given[name]}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setGiven((before) => ({ ...before, [name]: value }));
        }}
      />
    </label>
  );
  return (
    <form
      className={classes.stack}
      onSubmit={(event) => {
        event.preventDefault();
        setStep('confirm');
      }}
    >
      {field('name', 'text', 'name')}
      {!props.locked && field('contract')}
      {field('mail', 'email', 'email')}
      <Button type="submit">{t('withdrawal.next')}</Button>
    </form>
  );
}
