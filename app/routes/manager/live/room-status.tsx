import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AgreementState } from '../../../../modules/agreements/schemas.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { AgreementBox } from '../agreement/agreement-box.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { Actions } from '../section.tsx';
import type { useChange } from '../use-change.ts';
import room from './room.module.css';

/** What the answer about a room says of its doors. */
interface Doors {
  site: { id: string; order_id: string | null };
  /** The plan holds it. */
  entitled: boolean;
  /** Whoever looks may open and pause it. */
  may_open: boolean;
  agreement: AgreementState;
  status: 'draft' | 'open' | 'paused';
  page_url: string;
}

interface RoomStatusProps {
  doors: Doors;
  /** `remove`: takes away the page that stays where the plan has ended; absent where none stays. */
  words: Record<'label' | 'sentence' | 'plan' | 'open' | 'see' | 'pause', string> & { remove?: string };
  /** Nothing is missing without which it cannot be opened. */
  isReady: boolean;
  change: ReturnType<typeof useChange>;
  press: (next: 'open' | 'paused') => void;
  /** What is to be known or done before it is opened. */
  children: ReactNode;
  /** Buttons beside the one that opens. */
  after?: ReactNode;
}

/** Whether visitors can book, order or subscribe, in one sentence, and the one press that changes it. */
export function RoomStatus({ doors, words, isReady, change, press, children, after }: RoomStatusProps) {
  const { site, entitled, may_open: mayOpen, status, page_url: page } = doors;
  const { t } = useTranslation('agreement');
  const [ticked, setTicked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isOpen = entitled && status === 'open';
  // What the plan does not hold any more is still read on the site, where its owner leaves it there.
  const isRead = !entitled && status === 'open' && words.remove !== undefined;
  const { agreement } = doors;
  const waits = entitled && agreement.accepted_at === null;
  // What was open before goes on under what was accepted then, whoever paused it.
  const goesOn = !waits || (status !== 'draft' && agreement.was_accepted);
  const isAsked = waits && agreement.may_accept;
  const open = () => {
    setMissing(isAsked && !ticked);
    if (!isAsked || ticked) press('open');
  };
  return (
    <section className={room.status} data-state={isOpen ? 'open' : 'closed'} aria-label={words.label}>
      <p className={room.sentence}>{words.sentence}</p>
      {children}
      {(isAsked || !goesOn) && mayOpen && isReady && (
        <AgreementBox
          agreement={agreement}
          isOpen={isOpen}
          ticked={ticked}
          isMissing={isMissing && !ticked}
          onTick={setTicked}
        />
      )}
      <SectionFailure change={change} />
      <Actions>
        {!entitled && site.order_id && (
          <Button component={Link} variant="default" to={paths.managedOrder(site.order_id)}>
            {words.plan}
          </Button>
        )}
        {entitled && mayOpen && isReady && (isAsked || (goesOn && !isOpen)) && (
          <Button aria-disabled={change.busy} onClick={open}>
            {isOpen ? t('press') : words.open}
          </Button>
        )}
        {after}
        {(isOpen || isRead) && (
          <Button component="a" variant="default" href={page} target="_blank" rel="noopener">
            {words.see}
          </Button>
        )}
        {(isOpen || isRead) && mayOpen && (
          <Button variant="subtle" aria-disabled={change.busy} onClick={() => press('paused')}>
            {isRead ? words.remove : words.pause}
          </Button>
        )}
        {agreement.accepted_at !== null && agreement.may_accept && (
          <Button component={Link} variant="subtle" to={paths.agreementOfSite(site.id)}>
            {t('see')}
          </Button>
        )}
      </Actions>
    </section>
  );
}
