import { useTranslation } from 'react-i18next';
import { GAPS_OF, type Gap } from '../../../../modules/shop/views/schemas.ts';
import list from './products.module.css';

/** What its owner has yet to say of a product: a sentence for each way of selling that waits for it. */
export function GapLines({ gaps }: { gaps: readonly Gap[] }) {
  const { t, i18n } = useTranslation('shop');
  const and = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (['order', 'card'] as const).map((way) => {
    const missing = GAPS_OF[way].filter((gap) => gaps.includes(gap)).map((gap) => t(`gaps.${gap}`));
    return (
      missing.length > 0 && (
        <p key={way} className={list.gap}>
          {t(`gaps.${way}`, { what: and.format(missing) })}
        </p>
      )
    );
  });
}
