import { useTranslation } from 'react-i18next';
import { Moves } from '../../../ui/Moves.tsx';

interface MoveProps {
  name: string;
  at: number;
  of: number;
  onMove: (to: number) => void;
}

/** One place up or down, in the words of the editor. */
export function MoveButtons({ name, ...place }: MoveProps) {
  const { t } = useTranslation('editor');
  return <Moves labels={{ up: t('order.up', { name }), down: t('order.down', { name }) }} {...place} />;
}
