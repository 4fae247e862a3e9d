import { useSearchParams } from 'react-router';
import { LAYOUTS, type LayoutName } from '../../../site-kit/names.ts';
import { isSigned, useSignedLink } from './use-signed-link.ts';
import { parsePreviewLink, previewLinkValue, type PreviewLink } from './preview-link.ts';

const PARAMETER = 'yr_preview';

/** Which page and layout are shown: the address bar is the only memory, so that reload and a shared link show the same. */
export function useChosen(previewOrigin: string) {
  const [search, setSearch] = useSearchParams();
  const value = search.get(PARAMETER);
  const signed = useSignedLink(isSigned(value) ? value : null);
  const parsed = isSigned(value) ? 'none' : parsePreviewLink(value, previewOrigin);
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
    link: typeof parsed === 'string' ? signed.link : parsed,
    /** Why the link that was followed shows nothing. */
    refusal: signed.failure ?? (parsed === 'refused' ? { code: 'previews.link-refused' } : null),
    layout: LAYOUTS.find((name) => name === asked) ?? null,
    choose: (link: PreviewLink) =>
      change((next) => {
        next.set(PARAMETER, previewLinkValue(link));
        next.delete('layout');
      }),
    keepAddress: (link: PreviewLink) => change((next) => next.set(PARAMETER, previewLinkValue(link))),
    wear: (layout: LayoutName) => change((next) => next.set('layout', layout)),
    cancel: () =>
      change((next) => {
        next.delete(PARAMETER);
        next.delete('layout');
      }),
  };
}
