import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../../modules/shop/schemas.ts';
import type { QuestionView } from '../../../../modules/shop/views/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionFailure } from '../section-failure.tsx';
import room from '../live/room.module.css';
import { answerQuestion } from './calls.ts';
import styles from './shop.module.css';
import { useMoney } from '../use-money.ts';
import { useAct, type ShopProps } from './use-shop.ts';

/** One thing that the list says anew: what it says, what the shop has, and the answers. */
export function ListQuestion({ question, shop }: ShopProps & { question: QuestionView }) {
  const { t } = useTranslation('shop');
  const { change, act } = useAct(shop, 'list');
  const { shown } = useMoney(shop.view.currency);
  const title = useId();
  const { id, kind, product, said, answers } = question;
  const name = product?.name ?? said.name;
  const price = said.cents === null ? said.price : shown(said.cents);
  const label = (answer: Answer) =>
    answer === 'sold-out' ? t('list.sold-out') : t(`list.${answer}.${kind}`, { said: price });
  const press = (answer: Answer) =>
    void act((site) => answerQuestion(site, id, answer), {
      text: t(`list.done-${answer}`, { name: answer === 'take' && kind === 'words' ? said.name : name }),
    });
  return (
    <li className={styles.card}>
      <h3 id={title} className={room.name}>
        {name}
      </h3>
      <p>
        {t(sentenceOf(question), { said: kind === 'words' ? wordsOf(said) : price, now: shown(product?.price ?? 0) })}
      </p>
      <SectionFailure change={change} />
      <div className={room.answers}>
        {answers.map((answer) => (
          <Button
            key={answer}
            variant={answer === 'take' && kind !== 'gone' ? 'filled' : 'default'}
            aria-disabled={change.busy}
            aria-describedby={title}
            onClick={() => press(answer)}
          >
            {label(answer)}
          </Button>
        ))}
      </div>
    </li>
  );
}

const wordsOf = ({ name, detail }: QuestionView['said']): string => (detail === '' ? name : `${name}, ${detail}`);

function sentenceOf({ kind, product, said }: QuestionView) {
  if (kind === 'price') {
    if (said.cents === null) return 'list.price-unclear';
    return product?.price === null ? 'list.price-first' : 'list.price';
  }
  if (kind === 'new' && product) return said.cents === null ? 'list.back' : 'list.back-at';
  return kind === 'new' && said.cents === null ? 'list.new-without' : (`list.${kind}` as const);
}
