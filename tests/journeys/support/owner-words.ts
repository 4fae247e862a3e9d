/** What the screens of an owner say, in the languages in which their life is lived. */
import elAgreement from '../../../app/i18n/messages/el/agreement.ts';
import elEditor from '../../../app/i18n/messages/el/editor.ts';
import elFollowing from '../../../app/i18n/messages/el/following.ts';
import elLetter from '../../../app/i18n/messages/el/letter.ts';
import elLists from '../../../app/i18n/messages/el/lists.ts';
import elManager from '../../../app/i18n/messages/el/manager.ts';
import elPages from '../../../app/i18n/messages/el/pages.ts';
import elPhotos from '../../../app/i18n/messages/el/photos.ts';
import elShop from '../../../app/i18n/messages/el/shop.ts';
import elSite from '../../../app/i18n/messages/el/site.ts';
import itAgreement from '../../../app/i18n/messages/it/agreement.ts';
import itEditor from '../../../app/i18n/messages/it/editor.ts';
import itFollowing from '../../../app/i18n/messages/it/following.ts';
import itLetter from '../../../app/i18n/messages/it/letter.ts';
import itLists from '../../../app/i18n/messages/it/lists.ts';
import itManager from '../../../app/i18n/messages/it/manager.ts';
import itPages from '../../../app/i18n/messages/it/pages.ts';
import itPhotos from '../../../app/i18n/messages/it/photos.ts';
import itShop from '../../../app/i18n/messages/it/shop.ts';
import itSite from '../../../app/i18n/messages/it/site.ts';

export const OWNER_WORDS = {
  it: {
    agreement: itAgreement,
    editor: itEditor,
    following: itFollowing,
    letter: itLetter,
    lists: itLists,
    manager: itManager,
    pages: itPages,
    photos: itPhotos,
    shop: itShop,
    site: itSite,
  },
  el: {
    agreement: elAgreement,
    editor: elEditor,
    following: elFollowing,
    letter: elLetter,
    lists: elLists,
    manager: elManager,
    pages: elPages,
    photos: elPhotos,
    shop: elShop,
    site: elSite,
  },
};
export type OwnerLang = keyof typeof OWNER_WORDS;
export type OwnerWords = (typeof OWNER_WORDS)[OwnerLang];
