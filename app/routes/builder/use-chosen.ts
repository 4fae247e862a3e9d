import { useSearchParams } from 'react-router';
import { LAYOUTS, type LayoutName } from '../../../site-kit/names.ts';
import { isSigned, parsePreviewLink, PREVIEW_LINK, previewLinkValue, type PreviewLink } from './preview-link.ts';
import { useSignedLink, type Opened } from './use-signed-link.ts';

/** Which page and layout are shown: the address bar is the only memory, so that reload and a shared link show the same. */
export function useChosen(previewOrigin: string, told: Opened | null) {
  const [search, setSearch] = useSearchParams();
  const value = search.get(PREVIEW_LINK);
  const cameBy = isSigned(value) ? value : null;
  const signed = useSignedLink(cameBy, told);
  const parsed = cameBy ? 'none' : parsePreviewLink(value, previewOrigin);
  const asked = search.get('layout');
  const change = (edit: (next: URLSearchParams) => void) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        edit(next);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    /** The link of ours in the address: it goes on into the order and into a mail, for it says whose sale this is. */
    cameBy,
    link: typeof parsed === 'string' ? null : parsed,
    /** What a link of ours opens: somebody is shown a site that was prepared for them. */
    shared: signed.link,
    /** Why the link that was followed shows nothing. */
    refusal: signed.failure ?? (parsed === 'refused' ? { code: 'previews.link-refused' } : null),
    layout: LAYOUTS.find((name) => name === asked) ?? null,
    choose: (link: PreviewLink) =>
      change((next) => {
        next.set(PREVIEW_LINK, previewLinkValue(link));
        next.delete('layout');
      }),
    keepAddress: (link: PreviewLink) => change((next) => next.set(PREVIEW_LINK, previewLinkValue(link))),
    wear: (layout: LayoutName) => change((next) => next.set('layout', layout)),
    cancel: () =>
      change((next) => {
        next.delete(PREVIEW_LINK);
        next.delete('layout');
      }),
  };
}
