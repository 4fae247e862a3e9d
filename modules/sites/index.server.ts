/** The door of the sites room. */
export { freeHost, originOf, previewHost } from './addresses.ts';
export { attachHost } from './attach-host.ts';
export { composeSite, rankSiteLayouts } from './compose-site.ts';
export { fontBytes, isFont } from './fonts.ts';
export { publishSiteJob, siteHandlers } from './jobs.ts';
export { fileKey, NOT_FOUND_PATH, variantName, type FileEntry } from './manifest.ts';
export { bumpSnapshot, findPageSnapshot, knownPictureRefs, photosOfPage, savePageSnapshot } from './page-snapshots.ts';
export { photoVariant } from './photo-variant.ts';
export { withPictureRefs } from './picture-refs.ts';
export { publishedPages } from './published-pages.ts';
export { publishSite } from './publish-site.ts';
export { reserveSite } from './reserve-site.ts';
export { findSiteByHost, findSiteBySlug, type HostedSite } from './resolve-host.ts';
export { SITE_CHANGED } from './site-changes.ts';
export { sharePicture } from './share-picture.ts';
export { siteForOrder } from './site-for-order.ts';
export { storePhoto } from './store-photo.ts';
