import { useTranslation } from 'react-i18next';
import type { Desk } from './desk.ts';
import { STEPS, type StepName, type StepNumber } from './steps.rules.ts';
import classes from './stepper.module.css';

interface Props {
  step: StepNumber;
  furthest: StepNumber;
  /** The owner's step is passed over: the domain, if any, takes the invoice's data. */
  ownerSkipped: boolean;
  onOpen: (step: StepNumber) => void;
  /** Other words than the customer's. */
  desk?: Pick<Desk, 'label' | 'steps'> | undefined;
}

/** Where the order is: '2 di 4' and the four names; a step whose data are there can be opened again. */
export function Stepper({ step, furthest, ownerSkipped, onOpen, desk }: Props) {
  const { t } = useTranslation('order');
  const nameOf = (name: StepName) => desk?.steps[name] ?? t(`steps.${name}`);
  return (
    <nav className={classes.nav} aria-label={desk?.label ?? t('steps.label')}>
      <p className={classes.count}>
        <b>{t('steps.count', { step: step + 1, total: STEPS.length })}</b>{' '}
        <span>{nameOf(STEPS[step] ?? 'billing')}</span>
      </p>
      <ol className={classes.list}>
        {STEPS.map((name, index) => {
          const number = index as StepNumber;
          const skipped = number === 2 && ownerSkipped;
          const state = number === step ? 'current' : skipped ? 'skipped' : number < step ? 'done' : 'ahead';
          const opens = number !== step && number <= furthest && !skipped;
          const body = (
            <>
              <span className={classes.dot} aria-hidden="true">
                {state === 'done' ? <Tick /> : index + 1}
              </span>
              <span className={classes.name}>{nameOf(name)}</span>
              {(state === 'done' || state === 'skipped') && (
                <span className="visually-hidden"> ({t(`steps.${state}`)})</span>
              )}
            </>
          );
          return (
            <li
              key={name}
              className={classes.item}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {opens ? (
                <button type="button" className={classes.step} onClick={() => onOpen(number)}>
                  {body}
                </button>
              ) : (
                <span className={classes.step}>{body}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const Tick = () => (
  <svg viewBox="0 0 16 16" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="2.4">
    <path d="M3 8.5 6.5 12 13 4.5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
