import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Actions } from './section.tsx';

interface FormEndProps {
  send: string;
  /** A room's own word for leaving all as it was. */
  back?: string;
  busy: boolean;
  size?: 'md';
  onClose: () => void;
}

/** The two ways out of a form that a press has opened. */
export function FormEnd({ send, back, busy, size, onClose }: FormEndProps) {
  const { t } = useTranslation();
  const sized = size ? { size } : {};
  return (
    <Actions>
      <Button type="submit" {...sized} aria-disabled={busy}>
        {send}
      </Button>
      <Button variant="default" {...sized} onClick={onClose}>
        {back ?? t('back')}
      </Button>
    </Actions>
  );
}
