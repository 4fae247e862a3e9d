import { useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Section } from '../section.tsx';
import { OutcomeOf } from './outcome-of.tsx';
import { PARTS, type BookingsProps } from './parts.ts';

interface EditedSectionProps extends BookingsProps {
  place: keyof typeof PARTS;
  title: string;
  children: ReactNode;
  /** In the window that the button opens. */
  Form: ComponentType<BookingsProps & { onClose: () => void }>;
}

/** How something stands, read first; a press opens the form that changes it. */
export function EditedSection({ bookings, place, title, children, Form }: EditedSectionProps) {
  const { t } = useTranslation('bookings');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Section title={title} name={PARTS[place]}>
      <OutcomeOf bookings={bookings} place={place} />
      {children}
      <Button
        variant="default"
        size="md"
        aria-label={t('of', { what: t('edit'), name: title })}
        onClick={() => setOpen(true)}
      >
        {t('edit')}
      </Button>
      <Dialog open={open} onClose={close} title={title}>
        <Form bookings={bookings} onClose={close} />
      </Dialog>
    </Section>
  );
}
