/** Photos at full size: one popover per photo. Without the script the next opens above the one before, with it instead. */
import type { Kit } from '../contract.ts';

/** What the `popovertarget` of a thumbnail's button names. */
export const lightboxId = (index: number): string => `photo-${index + 1}`;

export function Lightbox({ r, photos }: { r: Kit; photos: string[] }) {
  const last = photos.length - 1;
  return photos.map((id, index) => (
    <dialog key={id} className="box" popover="auto" id={lightboxId(index)} aria-label={`${index + 1}/${last + 1}`}>
      {r.photo(id, { sizes: '100vw' })}
      <button
        className="x"
        type="button"
        popoverTarget={lightboxId(index)}
        popoverTargetAction="hide"
        aria-label={r.word('gallery.close')}
      >
        {r.icon('close')}
      </button>
      {index > 0 && (
        <button
          className="b"
          type="button"
          popoverTarget={lightboxId(index - 1)}
          aria-label={r.word('gallery.previous')}
        >
          {r.icon('back')}
        </button>
      )}
      {index < last && (
        <button className="n" type="button" popoverTarget={lightboxId(index + 1)} aria-label={r.word('gallery.next')}>
          {r.icon('arrow')}
        </button>
      )}
    </dialog>
  ));
}
