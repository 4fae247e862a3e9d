/** The door of the previews room. */
export { findPreviewForPage, getPreview } from './get-preview.ts';
export { previewHandlers } from './jobs.ts';
export { pagePicture } from './page-picture.ts';
export { previewDocument } from './preview-document.ts';
export { searchPages } from './search-pages.ts';
export { requestPreview, startPreview } from './start-preview.ts';
