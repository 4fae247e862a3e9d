import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { moveFocus } from '../../ui/focus.ts';
import { Check } from '../order/check.tsx';
import { DomainSearch } from '../order/service/domain-search.tsx';
import { DomainTransfer } from '../order/service/domain-transfer.tsx';
import { isRefused } from '../order/complete/domain-calls.ts';
import { euro } from '../order/money.ts';
import { isAuthcode, isDomainName } from '../order/service/service.rules.ts';
import { usePrices } from '../order/use-prices.ts';
import { useTransferCheck } from '../order/service/use-transfer-check.ts';
import { addDomain } from './calls.ts';
import { day } from './days.ts';
import { SectionFailure } from './section-failure.tsx';
import type { SectionProps } from './section-props.ts';
import { Actions } from './section.tsx';
import classes from './add-domain.module.css';
import type { Change } from './use-change.ts';

interface Props extends Pick<SectionProps, 'order' | 'lang' | 'take'> {
  change: Change;
  /** `done`: what happened is told where the focus then is. */
  onClose: (done: boolean) => void;
}

/** A name more: searched or moved, with its price before the one press that pays for it. */
export function AddDomain({ order, lang, take, change, onClose }: Props) {
  const { t } = useTranslation('manager');
  const prices = usePrices(null);
  const [moves, setMoves] = useState(false);
  const [query, setQuery] = useState(order.page_name);
  const [found, setFound] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const [own, setOwn] = useState(true);
  const answer = useTransferCheck(typed, code);
  const price = prices.list.find(({ type }) => type === 'domain')?.unit_amount;
  const name = moves
    ? isDomainName(typed) && isAuthcode(code.trim()) && !isRefused(answer) && answer !== 'checking'
      ? typed
      : null
    : found;

  async function confirm() {
    if (!name || price === undefined) return;
    const wish = { domain: name, own, amount: price };
    const given = moves
      ? { ...wish, kind: 'transfer' as const, authcode: code.trim() }
      : { ...wish, kind: 'register' as const };
    const done = await change.run(() => addDomain(order.order_id, given));
    if (done?.pay_url) return window.location.assign(done.pay_url);
    if (!done) return;
    const { adding } = done.order;
    take(done.order, adding ? t('add-domain.waits', { name: adding.name }) : t('add-domain.done'));
    onClose(true);
  }
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed has gone: whoever listens or types is led to what it opened.
  useEffect(() => moveFocus(heading.current), []);
  const amount = euro(price ?? 0, lang);
  const form = (
    <>
      <p className={classes.price}>{t('add-domain.price', { amount })}</p>
      <p>{t('add-domain.renewal', { amount, date: day(order.subscription?.period_end ?? '', lang) })}</p>
      <Check label={t('add-domain.moves')} checked={moves} disabled={change.busy} onChange={setMoves} />
      {moves ? (
        <DomainTransfer
          name={typed}
          authcode={code}
          codeSaved={false}
          answer={answer}
          errors={{}}
          disabled={change.busy}
          onName={(given) => setTyped(given.trim().toLowerCase())}
          onAuthcode={setCode}
        />
      ) : (
        <DomainSearch
          lang={lang}
          query={query}
          chosen={found ? [found] : []}
          max={1}
          disabled={change.busy}
          onQuery={setQuery}
          onToggle={(picked) => setFound(picked === found ? null : picked)}
        />
      )}
      <Check label={t('add-domain.own')} checked={own} disabled={change.busy} onChange={setOwn} />
      <SectionFailure change={change} />
      <Actions>
        <Button disabled={!name} aria-disabled={change.busy} onClick={() => void confirm()}>
          {name ? t('add-domain.confirm', { amount }) : t('add-domain.pick')}
        </Button>
        <Button variant="default" onClick={() => onClose(false)}>
          {t('back')}
        </Button>
      </Actions>
    </>
  );
  return (
    <section className={classes.add} aria-labelledby={title}>
      <h3 ref={heading} id={title}>
        {t('add-domain.open')}
      </h3>
      {prices.failure ? (
        <ErrorNotice failure={prices.failure} onRetry={prices.reload} />
      ) : price === undefined ? null : (
        form
      )}
    </section>
  );
}
