/** The door of the sites room. */
import './events.ts';

export { canvasHost, originOf, previewHost } from './hosts/addresses.ts';
export { acceptReading } from './accept-reading.ts';
export { attachHost } from './hosts/attach-host.ts';
export { namesMissingPhoto } from './publishing/prepare-site.ts';
export { timeZoneOfSite } from './time-zone-of-site.ts';
export { siteContentOf, type OwnContent } from './content-of-site.ts';
export { detachHost } from './hosts/detach-host.ts';
export { slugFrom } from './hosts/slug.ts';
export { builtBytes } from './publishing/built-bytes.ts';
export { createComposerWorkers } from './publishing/composer-workers.ts';
export type { EditableSite } from './publishing/composer.port.ts';
export { createComposer } from './publishing/create-composer.ts';
export { checkContent, drawCanvas, drawContent, editableContent } from './publishing/draft-content.ts';
export { fontBytes, isFont } from './publishing/fonts.ts';
export { refreshDueSitesJob } from './jobs.ts';
export { NOT_FOUND_PATH, variantName, type FileEntry } from './publishing/manifest.ts';
export { inlineFonts } from './publishing/inline-fonts.ts';
export { drawPages, firstPhotoBytes, measurePages } from './publishing/measure-pages.ts';
export { bumpSnapshot, findPageSnapshot, knownPictureRefs, photosOfPage, savePageSnapshot } from './page-snapshots.ts';
export { fileOf, packManifest, type PackedManifest } from './publishing/packed-manifest.ts';
export { pageContacts, type PageContacts } from './page-contacts.ts';
export { grantedPhoto, photoGrant } from './photos/photo-grant.ts';
export { photoVariant, previewPhoto } from './photos/photo-variant.ts';
export {
  addOwnPhoto,
  countOwnPhotos,
  heldPhotos,
  keepGivenPhoto,
  readGivenPhoto,
  type GivenPhoto,
} from './photos/own-photos.ts';
export { refsOfPage, withPictureRefs } from './photos/picture-refs.ts';
export { movePage } from './move-page.ts';
export { openHolidays, type OpenHoliday } from './publishing/holidays-on-show.ts';
export { publishedPages } from './publishing/published-pages.ts';
export {
  publishAgain,
  refreshEmptied,
  refreshShown,
  requestPublish,
  requestStock,
} from './publishing/publish-again.ts';
export { publishedUrls } from './publishing/published-urls.ts';
export { acceptContent, setContent } from './publishing/set-content.ts';
export { publishSite } from './publishing/publish-site.ts';
export { reserveSite } from './reserve-site.ts';
export {
  closeFreeSite,
  findFreeSite,
  hasPaidSite,
  lockFreeSite,
  onlineFreeSite,
  openFreeSite,
  wearLayout,
  type FreeSite,
} from './free-site.ts';
export { closedBefore, purgeFreeSites, shownSites } from './purge-sites.ts';
export { addOwnFile, countOwnFiles, findOwnFile, hashOfFile, ownFiles, type OwnFile } from './files/site-files.ts';
export { findSiteByHost, findSiteBySlug, type HostedSite } from './hosts/resolve-host.ts';
export { visitsByLetters, type FewOrMany } from './letter-visits.ts';
export { lastingPage, lastingUrl, pageUrl } from './lasting-page.ts';
export { LASTING_FONTS } from './room-page.ts';
export { drawRoomPage, roomPageAnswer, type AnswerOfRoom, type PageOfRoom } from './room-page.ts';
export { askForNews } from './ask-for-news.ts';
export { newsOfShop, type ProductNews } from './shop-news.ts';
export { ownDataAnswer } from './own-data.ts';
export { pathOfAct, type PageOfKey, type SiteAct, type SiteActAnswer } from './site-acts.ts';
export {
  contactHashes,
  contactHashesEver,
  contactsIn,
  isVisitorKey,
  newVisitorKey,
  type Contacts,
} from './visitors.ts';
export { areasOfSite, type ShopArea, type SiteArea } from './site-areas.ts';
export { blocksOfRooms, type DrawParts, type PartsAsked, type SiteBlocks } from './site-parts.ts';
export { setSiteState, setSiteTier } from './set-site-state.ts';
export { ACTS_CHANGED, actsChanged, changesSince, HOSTS_OPENED, SITE_CHANGED } from './site-changes.ts';
export { hostsOfSites, type HostsOfSite } from './hosts/hosts-of-sites.ts';
export { sharePicture } from './publishing/share-picture.ts';
export { lockSite, siteFacts, type SiteFacts } from './site-facts.ts';
export { publicationsOfSite, versionOfSite, versionsOfSite } from './site-versions.ts';
export { sitesOfPage } from './sites-of-page.ts';
export { siteForOrder } from './site-for-order.ts';
export { addressOfSite, boughtSites, findSiteAddress, siteOfOrder } from './order-of-site.ts';
export { liveSite, siteIn, siteSpeaking, type LiveSite } from './live-site.ts';
export { storePhoto } from './photos/store-photo.ts';
