import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import row from '../actions.module.css';
import { Actions } from '../actions.tsx';

/**
 * The way back from the card. It takes the card form away, with what was typed in it and a bank's question that waits in
 * it. What is inside the provider's frame cannot be asked; whoever has been in it is told first.
 */
export function LeavePayment(props: {
  /** Around the frame. */
  form: RefObject<HTMLElement | null>;
  /** The form is on the screen. */
  open: boolean;
  loading: boolean;
  onLeave: () => void;
}) {
  const { form, open, onLeave } = props;
  const { t } = useTranslation('order');
  const used = useRef(false);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    used.current = false;
    if (!open) return undefined;
    // A frame of another origin tells nothing; that the window lost the focus to it is known.
    const look = () => {
      const at = document.activeElement;
      if (at?.tagName === 'IFRAME' && form.current?.contains(at)) used.current = true;
    };
    window.addEventListener('blur', look);
    return () => window.removeEventListener('blur', look);
  }, [open, form]);
  const leave = () => (open && used.current ? setAsking(true) : onLeave());
  return (
    <>
      <Actions loading={props.loading} next={false} onBack={leave} />
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('checkout.leave-title')}>
        <p>{t('checkout.leave-text')}</p>
        <div className={row.row}>
          <Button onClick={() => setAsking(false)}>{t('checkout.leave-stay')}</Button>
          <Button variant="default" onClick={onLeave}>
            {t('checkout.leave-go')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
