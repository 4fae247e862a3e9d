import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { BlockInput } from '../../../../modules/blocklist/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import room from '../live/room.module.css';
import { SectionFailure } from '../section-failure.tsx';
import { useChange } from '../use-change.ts';
import { BlockDialog } from './block-dialog.tsx';
import { blockPerson, liftBlock } from './calls.ts';
import { personName } from './person-name.ts';

interface BlockActProps<View> {
  /** Id of the site. */
  site: string;
  person: BlockInput;
  isBlocked: boolean;
  /** What the screen shows, once it is done; see `take`. */
  read: (site: string) => Promise<View>;
  /** `text`: what was done. */
  take: (fresh: View, text: string) => void;
}

/** Beside what somebody ordered, booked or reads: nothing more is taken from them online, or it is again. Nothing of whom nobody knows an address or a number. */
export function BlockAct<View>({ site, person, isBlocked, read, take }: BlockActProps<View>) {
  const { t } = useTranslation('people');
  const change = useChange();
  const [isAsked, setAsked] = useState(false);
  const name = personName(person);
  if (person.mail === '' && person.phone === '') return null;
  async function act(call: typeof blockPerson | typeof liftBlock, text: string) {
    const fresh = await change.run(() => call(site, person).then(() => read(site)));
    if (!fresh) return;
    // The window keeps the focus while it is open.
    flushSync(() => setAsked(false));
    take(fresh, text);
  }
  const what = t(isBlocked ? 'lift' : 'block');
  return (
    <span className={room.acts}>
      {isBlocked && <span className={room.lost}>{t('blocked')}</span>}
      <Button
        variant="subtle"
        size="md"
        aria-disabled={change.busy}
        aria-label={t('of', { what, name })}
        onClick={() => (isBlocked ? void act(liftBlock, t('said-lift', { name })) : setAsked(true))}
      >
        {what}
      </Button>
      {!isAsked && <SectionFailure change={change} />}
      <BlockDialog
        person={person}
        open={isAsked}
        change={change}
        onBlock={() => void act(blockPerson, t('said-block', { name }))}
        onClose={() => setAsked(false)}
      />
    </span>
  );
}
