/** Entry of a worker thread: the reading and composing of social pages, the cutting of fonts. Node runs this file as it is. */
import { serveTasks } from '../../../platform/serve-tasks.ts';
import type { Composer } from './composer.port.ts';
import { createComposer } from './create-composer.ts';

const composer = createComposer();

serveTasks({
  pictures: (given: Parameters<Composer['pictures']>) => composer.pictures(...given),
  overview: (given: Parameters<Composer['overview']>) => composer.overview(...given),
  compose: (given: Parameters<Composer['compose']>) => composer.compose(...given),
  edit: (given: Parameters<Composer['edit']>) => composer.edit(...given),
  subsetFont: (given: Parameters<Composer['subsetFont']>) => composer.subsetFont(...given),
});
