import { usePagesOutlet } from './outlet.ts';
import { clean } from '../editor/typed-text.ts';
import styles from './pages.module.css';

/** A line of a block, in the language of the site. */
export function LineField(props: {
  label: string;
  value: string;
  limit: number;
  tall?: boolean;
  className?: string | undefined;
  onChange: (value: string) => void;
}) {
  const { site } = usePagesOutlet();
  const field = {
    className: styles.input,
    value: props.value,
    maxLength: props.limit,
    lang: site.lang,
    onChange: (event: { currentTarget: { value: string } }) =>
      props.onChange(clean(event.currentTarget.value).replaceAll(/[\n\t]/gu, ' ')),
  };
  return (
    <label className={`${styles.field} ${props.className ?? ''}`}>
      {props.label}
      {props.tall ? <textarea rows={3} {...field} /> : <input type="text" {...field} />}
    </label>
  );
}
