import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Actions } from './section.tsx';

/** The two ways out of a form that a press has opened. */
export function FormEnd({ send, busy, onClose }: { send: string; busy: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Actions>
      <Button type="submit" size="md" aria-disabled={busy}>
        {send}
      </Button>
      <Button variant="default" size="md" onClick={onClose}>
        {t('back')}
      </Button>
    </Actions>
  );
}
