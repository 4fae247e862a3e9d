/** The door of the previews room. */
import './events.ts';

export { fetchPhotos } from './fetch-photos.ts';
export { purgePreviews } from './purge-previews.ts';
export { findPreviewForPage, getPreview } from './get-preview.ts';
export { lookOfPage } from './look-of-page.ts';
export { mayBeAPage } from './is-known-page.ts';
export { previewDocument } from './preview-document.ts';
export { openPreviewLink } from './open-preview-link.ts';
export { followShortAddress } from './short-address.ts';
export { revokePreviewLink, sharePreview } from './share-preview.ts';
export { PageUnavailable, type PageReading, type SocialPage } from './social-pages.port.ts';
export { searchPages } from './search-pages.ts';
export { openReading } from './reading.ts';
export { requestPreview, startPreview } from './start-preview.ts';
export { findUsedLink } from './used-link.ts';
