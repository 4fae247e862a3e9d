import { attachmentName } from '../page/attachment-name.rules.ts';

/** What Windows takes for a device, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const LONGEST = 80;

const partOf = (name: string): string => {
  const part = attachmentName(name).slice(0, LONGEST).toWellFormed();
  // Windows leaves a dot or a space at the end out, and finds another name.
  const whole = /[. ]$/.test(part) ? `${part}_` : part;
  return DEVICE.test(whole) ? `_${whole}` : whole;
};

/**
 * The path of each folder's file below `mail/`: a folder in a folder is a file in a folder. However a program called it, it is no path
 * upwards, and no two are the same file, whatever the case of their letters.
 */
export function folderFiles(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const path = `mail/${name.split('/').map(partOf).join('/')}`;
    for (let n = 1; ; n += 1) {
      const file = `${path}${n === 1 ? '' : ` (${n})`}.mbox`;
      const key = file.normalize('NFC').toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return file;
    }
  });
}
