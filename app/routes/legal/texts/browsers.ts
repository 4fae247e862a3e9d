/** Where each browser's maker explains how to see, delete and block cookies (R4). */
export const BROWSERS = [
  ['Chrome', 'https://support.google.com/chrome/answer/95647'],
  ['Firefox', 'https://support.mozilla.org/kb/clear-cookies-and-site-data-firefox'],
  ['Safari', 'https://support.apple.com/guide/safari/sfri11471/mac'],
  [
    'Edge',
    'https://support.microsoft.com/windows/manage-cookies-in-microsoft-edge-view-allow-block-delete-and-use-168dab11-0753-043d-7c16-ede5947fc64d',
  ],
  ['Opera', 'https://help.opera.com/en/latest/web-preferences/'],
] as const;
