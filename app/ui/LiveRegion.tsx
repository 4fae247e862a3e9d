import { useLines } from './said.ts';

/** The one place of a page that speaks; it stands there before the words do. Each line is read once, when it comes. */
export function LiveRegion() {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> holds one answer and is read whole; these are lines
    <div role="status" aria-atomic="false" className="visually-hidden">
      {useLines().map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
