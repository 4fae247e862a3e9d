import { makeZip } from 'client-zip';
import { downloadHeaders } from '../../../platform/download-headers.ts';
import { defineCall, FileReply } from '../../../platform/http-call.ts';
import { ownBox } from '../own-box.ts';
import { boxWeight } from '../schemas.ts';
import type { TakenFile } from './box-files.ts';
import { takeBox, weighBox } from './take-box.ts';

const box = '/buy_yr/api/order/check/{id}/mail/boxes/{box}';

async function* zipped(files: AsyncIterable<TakenFile>, lastModified: Date) {
  for await (const { path, content } of files) yield { name: path, lastModified, input: content };
}

/** All of a box for its owner; nobody else has a way in. */
export const takeCalls = [
  defineCall({
    method: 'get',
    path: `${box}/export/size`,
    id: 'P4-mail-export-size',
    summary: 'How much there is in a mailbox to take away, if a place is free to do it now',
    limit: { burst: 20, perMinute: 20 },
    answer: boxWeight,
    run: async (ctx, { params }) => weighBox(ctx, await ownBox(ctx, params)),
  }),
  // Written while it is read: a box of a gigabyte is never in memory, nor on a disk of ours.
  defineCall({
    method: 'get',
    path: `${box}/export`,
    id: 'P4-mail-export',
    summary:
      'All of a mailbox as one ZIP: a file of mails for each folder, its settings, and how many mails each file has',
    limit: { burst: 4, perMinute: 0.5 },
    answer: { file: 'application/zip' },
    async run(ctx, { params, locale }) {
      const { address, files } = await takeBox(ctx, { ...(await ownBox(ctx, params)), locale });
      const now = ctx.clock.now();
      const named = `filename="${address}-${now.toISOString().slice(0, 10)}.zip"`;
      return new FileReply(makeZip(zipped(files, now)), { headers: downloadHeaders('application/zip', named) });
    },
  }),
];
