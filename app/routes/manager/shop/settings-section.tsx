import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormEnd } from '../form-end.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { LIMITS } from '../../../../modules/shop/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { OutcomeAt } from '../live/outcome-at.tsx';
import entry from '../field.module.css';
import section from '../section.module.css';
import { Section } from '../section.tsx';
import { AmountField } from './amount-field.tsx';
import { saveSettings } from './calls.ts';
import room from '../live/room.module.css';
import { centsOf, useMoney } from '../use-money.ts';
import { useAct, type ShopProps } from './use-shop.ts';

/** How orders are kept and collected, read first; a press opens the form that changes it. */
export function SettingsSection({ shop }: ShopProps) {
  const { t } = useTranslation('shop');
  const [open, setOpen] = useState(false);
  const { settings, currency } = shop.view;
  const { shown } = useMoney(currency);
  const close = () => setOpen(false);
  return (
    <Section title={t('settings.title')}>
      <OutcomeAt outcome={shop.outcome} place="settings" />
      <ul className={room.rules}>
        <li>{t('settings.keep', { count: settings.keep_days })}</li>
        <li>
          {settings.minimum > 0 ? t('settings.minimum', { price: shown(settings.minimum) }) : t('settings.no-minimum')}
        </li>
        <li>{t('settings.hours')}</li>
        {settings.note && <li>{t('settings.note', { note: settings.note })}</li>}
      </ul>
      <Button
        variant="default"
        size="md"
        aria-label={t('of', { what: t('edit'), name: t('settings.title') })}
        onClick={() => setOpen(true)}
      >
        {t('edit')}
      </Button>
      <Dialog open={open} onClose={close} title={t('settings.title')}>
        <SettingsForm shop={shop} onClose={close} />
      </Dialog>
    </Section>
  );
}

function SettingsForm({ shop, onClose }: ShopProps & { onClose: () => void }) {
  const { t } = useTranslation('shop');
  const { change, act } = useAct(shop, 'settings');
  const { settings, currency } = shop.view;
  const { typed, sign } = useMoney(currency);
  const [days, setDays] = useState(String(settings.keep_days));
  const [minimum, setMinimum] = useState(settings.minimum === 0 ? '' : typed(settings.minimum));
  const [note, setNote] = useState(settings.note);
  const isWrong = minimum.trim() !== '' && centsOf(minimum) === null;
  const save = () =>
    act((site) => saveSettings(site, { keep_days: Number(days), minimum: centsOf(minimum) ?? 0, note: note.trim() }), {
      text: t('settings.said'),
      close: onClose,
    });
  return (
    <form
      className={section.stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) void save();
      }}
    >
      <label className={entry.medium}>
        {t('settings.ask-days')}
        <input
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={LIMITS.keepDays}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
      </label>
      <AmountField
        label={t('settings.ask-minimum', { sign })}
        value={minimum}
        fault={isWrong ? t('products.price-wrong') : null}
        onChange={setMinimum}
      />
      <label className={entry.medium}>
        {t('settings.ask-note')}
        <input maxLength={LIMITS.pickup} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      </label>
      <SectionFailure change={change} />
      <FormEnd send={t('save')} back={t('keep')} busy={change.busy} onClose={onClose} />
    </form>
  );
}
