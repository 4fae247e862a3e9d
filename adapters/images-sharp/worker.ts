/** Entry of a worker thread: the measuring and encoding of pictures. Node runs this file as it is. */
import { serveTasks } from '../../platform/serve-tasks.ts';
import { createImages } from './create-images.ts';
import type { EncodeTask } from './image-workers.ts';

const images = createImages();

serveTasks({
  analyse: (bytes: Uint8Array) => images.analyse(bytes),
  encode: ({ bytes, options }: EncodeTask) => images.encode(bytes, options),
});
