import { useTranslation } from 'react-i18next';
import type { PriceItem } from '../../../../modules/plans/prices/schemas.ts';
import type { Lang } from '../../../../site-kit/names.ts';
import { Check } from '../check.tsx';
import type { Transferable } from '../complete/domain-calls.ts';
import { DomainSearch } from './domain-search.tsx';
import { DomainTransfer } from './domain-transfer.tsx';
import { euro } from '../money.ts';
import { chooseDomainKind, enterTransferName, toggleDomain, type ServiceChoice } from './service.rules.ts';
import classes from './domain-choice.module.css';

interface Props {
  lang: Lang;
  choice: ServiceChoice;
  domainPrice: PriceItem | undefined;
  query: string;
  codeSaved: boolean;
  /** The registry's answer about the name to transfer. */
  transferable: Transferable | 'checking' | null;
  errors: { domain?: string | undefined; authcode?: string | undefined };
  disabled: boolean;
  onChange: (choice: ServiceChoice) => void;
  onQuery: (query: string) => void;
}

/** Where the site will live: names to register, one to transfer, or the free address (W4, W5, W9, W10). */
export function DomainChoice(props: Props) {
  const { t } = useTranslation('order');
  const { lang, choice, domainPrice, errors, disabled, onChange } = props;
  const price = domainPrice ? euro(domainPrice.unit_amount, lang) : '';
  const own = choice.domainChoice !== 'none';
  const count = choice.names.length;
  const transfer = choice.domainChoice === 'transfer';

  const radio = (value: 'own' | 'none', checked: boolean, onPick: () => void) => (
    <label className={classes.radio} data-checked={checked || undefined}>
      <input type="radio" name="domain-choice" value={value} checked={checked} disabled={disabled} onChange={onPick} />
      <span className={classes.words}>
        {t(`domain.${value}`)}
        <small>{value === 'own' ? t('domain.own-text', { price }) : t('domain.none-text')}</small>
      </span>
    </label>
  );

  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('domain.legend')}</legend>
      {/* Side by side above what follows: names that arrive late move neither of the two from under a finger. */}
      <div className={classes.kinds}>
        {radio('own', own, () => onChange(chooseDomainKind(choice, 'register')))}
        {radio('none', !own, () => onChange(chooseDomainKind(choice, 'none')))}
      </div>
      {own && (
        <div className={classes.inside}>
          <Check
            label={t('domain.transfer')}
            checked={choice.domainChoice === 'transfer'}
            disabled={disabled}
            onChange={(checked) => onChange(chooseDomainKind(choice, checked ? 'transfer' : 'register'))}
          />
          {transfer ? (
            <DomainTransfer
              name={choice.names[0] ?? ''}
              authcode={choice.authcode}
              codeSaved={props.codeSaved}
              answer={props.transferable}
              errors={errors}
              disabled={disabled}
              onName={(typed) => onChange(enterTransferName(choice, typed))}
              onAuthcode={(authcode) => onChange({ ...choice, authcode })}
            />
          ) : (
            <DomainSearch
              lang={lang}
              query={props.query}
              chosen={choice.names}
              error={errors.domain}
              disabled={disabled}
              onQuery={props.onQuery}
              onToggle={(name) => onChange(toggleDomain(choice, name))}
            />
          )}
          {domainPrice && transfer && <p className={classes.sum}>{t('domain.transfer-price', { price })}</p>}
          {domainPrice && !transfer && count > 1 && (
            <p className={classes.sum}>
              {t('domain.multiplied', { count, price, total: euro(domainPrice.unit_amount * count, lang) })}
            </p>
          )}
          <Check
            label={t('domain.own-name')}
            hint={t('domain.own-name-hint')}
            checked={choice.ownName}
            disabled={disabled}
            onChange={(ownName) => onChange({ ...choice, ownName })}
          />
        </div>
      )}
    </fieldset>
  );
}
