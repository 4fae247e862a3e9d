import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/error-text.ts';
import { failureOf, type ApiFailure } from '../../ui/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import controls from './controls.module.css';

/**
 * A press that changes something. `ask` opens a window first: it says what will happen and may want a reason, which
 * is handed on, or `inputs`, whose form is. Failures stand where the press was made.
 */
export function Act(props: {
  label: string;
  run: (reason: string, form: FormData) => Promise<unknown>;
  ask?: { text?: string; field?: string; inputs?: ReactNode };
  danger?: boolean;
  /** What the screen is there for. */
  main?: boolean;
}) {
  const { t } = useTranslation('operator');
  const text = useErrorText();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function run(form: FormData) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await props.run(reason.trim(), form);
      setOpen(false);
      setReason('');
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  }
  const fault = failure ? (
    <span role="alert" className={controls.fault}>
      {text(failure.code)}
    </span>
  ) : null;
  return (
    <span className={controls.acting}>
      <button
        type="button"
        className={controls.act}
        data-main={props.main || undefined}
        data-danger={props.danger || undefined}
        aria-disabled={busy}
        onClick={() => (props.ask ? setOpen(true) : void run(new FormData()))}
      >
        {props.label}
      </button>
      {open ? null : fault}
      {props.ask ? (
        <Dialog open={open} onClose={() => setOpen(false)} title={props.label}>
          <form
            className={controls.ask}
            onSubmit={(event) => {
              event.preventDefault();
              void run(new FormData(event.currentTarget));
            }}
          >
            {props.ask.text ? <p>{props.ask.text}</p> : null}
            {props.ask.field ? (
              <label className={controls.field}>
                {props.ask.field}
                <input
                  required
                  minLength={3}
                  maxLength={200}
                  value={reason}
                  onChange={(event) => setReason(event.currentTarget.value)}
                />
              </label>
            ) : null}
            {props.ask.inputs}
            {fault}
            <div className={controls.row}>
              <button
                type="submit"
                className={controls.act}
                data-main
                data-danger={props.danger || undefined}
                aria-disabled={busy}
              >
                {props.label}
              </button>
              <button type="button" className={controls.act} onClick={() => setOpen(false)}>
                {t('act.cancel')}
              </button>
            </div>
          </form>
        </Dialog>
      ) : null}
    </span>
  );
}
