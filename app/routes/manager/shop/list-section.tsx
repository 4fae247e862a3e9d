import { useTranslation } from 'react-i18next';
import { OutcomeAt } from '../live/outcome-at.tsx';
import { Section } from '../section.tsx';
import room from '../live/room.module.css';
import { ListQuestion } from './list-question.tsx';
import type { ShopProps } from './use-shop.ts';

/** What the list of the site says anew of what is sold, each answered where it stands; nothing where it says nothing. */
export function ListSection({ shop }: ShopProps) {
  const { t } = useTranslation('shop');
  const { questions } = shop.view;
  const told = shop.outcome?.place === 'list';
  const count = questions.length;
  if (count === 0 && !told) return null;
  return (
    <Section title={count > 0 ? t('list.title', { count }) : t('list.title-none')} name="shop-list">
      {count > 0 && <p className={room.hint}>{t('list.lead')}</p>}
      <OutcomeAt outcome={shop.outcome} place="list" />
      {count > 0 && (
        <ul className={room.cards}>
          {questions.map((question) => (
            <ListQuestion key={question.id} question={question} shop={shop} />
          ))}
        </ul>
      )}
    </Section>
  );
}
