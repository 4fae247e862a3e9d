/**
 * Photos at full size: one modal window per photo, named by what the photo says, opened by the browser itself. A browser
 * that does not know the command (before 2025) shows it as a popover. Without the script the next opens above the one
 * before, with it instead.
 */
import type { Kit } from '../contract.ts';

const lightboxId = (index: number): string => `photo-${index + 1}`;

const commands = (index: number, command: 'show-modal' | 'close') => ({
  popoverTarget: lightboxId(index),
  commandfor: lightboxId(index),
  command,
});
/** For a button that shows a photo. */
export const opensPhoto = (index: number) => commands(index, 'show-modal');

export function Lightbox({ r, photos }: { r: Kit; photos: string[] }) {
  const last = photos.length - 1;
  return photos.map((id, index) => {
    const own = lightboxId(index);
    return (
      <dialog key={id} className="box" popover="auto" id={own} aria-labelledby={`${own}-says ${own}-of`}>
        {r.photo(id, { sizes: '100vw', id: `${own}-says` })}
        <span className="vh" id={`${own}-of`}>
          {index + 1}/{last + 1}
        </span>
        {/* First of the three, so that the keyboard goes on from photo to photo. */}
        {index < last && (
          <button className="n" type="button" {...opensPhoto(index + 1)} aria-label={r.word('gallery.next')}>
            {r.icon('arrow')}
          </button>
        )}
        {index > 0 && (
          <button className="b" type="button" {...opensPhoto(index - 1)} aria-label={r.word('gallery.previous')}>
            {r.icon('back')}
          </button>
        )}
        <button
          className="x"
          type="button"
          {...commands(index, 'close')}
          popoverTargetAction="hide"
          aria-label={r.word('gallery.close')}
        >
          {r.icon('close')}
        </button>
      </dialog>
    );
  });
}
