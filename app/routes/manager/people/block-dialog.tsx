import { useTranslation } from 'react-i18next';
import { BLOCKED_MONTHS } from '../../../../modules/blocklist/block.rules.ts';
import type { BlockInput } from '../../../../modules/blocklist/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import room from '../live/room.module.css';
import { SectionFailure } from '../section-failure.tsx';
import { Actions } from '../section.tsx';
import section from '../section.module.css';
import type { Change } from '../use-change.ts';
import { personName } from './person-name.ts';

interface BlockDialogProps {
  person: BlockInput;
  open: boolean;
  change: Change;
  onBlock: () => void;
  onClose: () => void;
}

/** What a block does, before it is made: to whom, what stays, and when it ends. */
export function BlockDialog({ person, open, change, onBlock, onClose }: BlockDialogProps) {
  const { t } = useTranslation('people');
  const contacts = [person.mail, person.phone].filter((each) => each !== '');
  return (
    <Dialog open={open} onClose={onClose} title={t('ask', { name: personName(person) })}>
      <div className={section.stack}>
        <p className={room.contact}>{contacts.join(' · ')}</p>
        <p>{t('means')}</p>
        <p>{t('stays')}</p>
        <p className={room.hint}>{t('ends', { months: BLOCKED_MONTHS })}</p>
        <SectionFailure change={change} />
        <Actions>
          <Button aria-disabled={change.busy} onClick={onBlock}>
            {t('block')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('keep')}
          </Button>
        </Actions>
      </div>
    </Dialog>
  );
}
