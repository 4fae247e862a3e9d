/** Entry of a worker thread: the measuring and encoding of pictures. Node runs this file as it is. */
import sharp from 'sharp';
import { serveTasks } from '../../platform/serve-tasks.ts';
import { createImages } from './create-images.ts';
import type { EncodeTask, NormaliseTask } from './image-workers.ts';

const images = createImages({ heavy: false });
const alone = createImages();

serveTasks({
  // Through every step that the first visitor would otherwise wait for, often enough that the engine compiles it.
  warm: async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#777777', noise } })
      .jpeg()
      .toBuffer();
    await images.analyse(picture);
    await images.analyse(picture);
    await images.encode(picture, { width: 160, format: 'avif' });
  },
  analyse: (bytes: Uint8Array) => images.analyse(bytes),
  encode: ({ bytes, options }: EncodeTask) => images.encode(bytes, options),
  normalise: ({ bytes, options }: NormaliseTask) => images.normalise(bytes, options),
  // The caller sees to it that only one of these runs.
  'analyse alone': (bytes: Uint8Array) => alone.analyse(bytes),
  'normalise alone': ({ bytes, options }: NormaliseTask) => alone.normalise(bytes, options),
  'encode alone': ({ bytes, options }: EncodeTask) => alone.encode(bytes, options),
});
