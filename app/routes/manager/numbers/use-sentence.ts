import { useTranslation } from 'react-i18next';
import type { NumbersView } from '../../../../modules/stats/schemas.ts';

type Said = Pick<NumbersView, 'period' | 'visits' | 'usual' | 'presses'>;

/** "212 visits in 7 days, about a quarter more than usual; at least 14 called." */
export function useSentence(): (view: Said) => string {
  const { t } = useTranslation('numbers');
  return ({ period, visits, usual, presses }) => {
    const came = [t(`sentence.${period}`, { count: visits }), ...(usual ? [t(`usual.${usual}`)] : [])].join(', ');
    // The press that most made; the others stand below.
    const [most] = presses.toSorted((a, b) => b.count - a.count);
    const pressed = most ? [t(`press.${most.name}`, { count: most.count })] : [];
    return `${[came, ...pressed].join('; ')}.`;
  };
}
