import { useTranslation } from 'react-i18next';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { longMonth } from '../numbers/day-names.ts';
import { OutcomeAt } from '../live/outcome-at.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { Section } from '../section.tsx';
import { openAccount, readShop, registerFile, setMode } from './calls.ts';
import room from '../live/room.module.css';
import { useAct, type ShopProps } from './use-shop.ts';

/** Those whose owner has something to do at the provider. */
const GO_ON = ['none', 'wanting', 'checking'] as const;

/** How orders are paid, how the owner's account for cards stands, and what came in by month. */
export function PaymentsSection({ shop }: ShopProps) {
  const { t, i18n } = useTranslation('shop');
  const lang = asLang(i18n.language) ?? FALLBACK;
  const { change, act } = useAct(shop, 'payments');
  const { mode, mode_now: now, card_payments: cards, may_refund: isOwner, register, site } = shop.view;
  const sentence = mode === now ? t(`payments.${mode}`) : t('payments.stopped');
  const goesOn = GO_ON.find((state) => state === cards);
  const leave = () =>
    void act(
      async (id) => {
        const { url } = await openAccount(id);
        window.location.assign(url);
        return readShop(id);
      },
      { text: t('payments.going') },
    );
  const choose = (next: 'reserve' | 'paid') =>
    void act((id) => setMode(id, next), { text: t(next === 'paid' ? 'payments.said-paid' : 'payments.said-reserve') });
  return (
    <Section title={t('payments.title')}>
      <OutcomeAt outcome={shop.outcome} place="payments" />
      <p>{sentence}</p>
      <p className={room.hint}>{t(`payments.${cards}`)}</p>
      <SectionFailure change={change} />
      {isOwner && (
        <div className={room.answers}>
          {goesOn && (
            <Button variant="default" size="md" aria-disabled={change.busy} onClick={leave}>
              {t(goesOn === 'none' ? 'payments.connect' : 'payments.go-on')}
            </Button>
          )}
          {mode === 'reserve' && cards === 'active' && (
            <Button size="md" aria-disabled={change.busy} onClick={() => choose('paid')}>
              {t('payments.to-paid')}
            </Button>
          )}
          {mode === 'paid' && (
            <Button variant="default" size="md" aria-disabled={change.busy} onClick={() => choose('reserve')}>
              {t('payments.to-reserve')}
            </Button>
          )}
        </div>
      )}
      {isOwner && register.length > 0 && (
        <>
          <h3>{t('payments.register')}</h3>
          <ul className={room.rules}>
            {register.map((month) => (
              <li key={month}>
                <a href={registerFile(site.id, month, 'csv')} download>
                  {t('payments.month', { month: longMonth(`${month}-01`, lang) })}
                </a>
                {' · '}
                <a href={registerFile(site.id, month, 'pdf')} download>
                  {t('payments.print', { month: longMonth(`${month}-01`, lang) })}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
