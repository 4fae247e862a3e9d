import type { SocialPageResult } from '../../../modules/previews/schemas.ts';
import { PagePicture } from '../../ui/PagePicture.tsx';
import styles from './PageSearch.module.css';

/** Picture, name and city of one page. The keyboard reaches it through the field's aria-activedescendant. */
export function ResultOption(props: { id: string; page: SocialPageResult; active: boolean; onChoose: () => void }) {
  const { page } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field owns the keys
    <div
      id={props.id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> holds no picture
      role="option"
      aria-selected={props.active}
      tabIndex={-1}
      className={styles.option}
      onClick={props.onChoose}
    >
      <PagePicture src={page.picture.data.url} name={page.name} size={44} />
      <span className={styles.name}>{page.name}</span>
      {page.location?.city ? <span className={styles.city}>{page.location.city}</span> : null}
    </div>
  );
}
