/** The Images port on sharp: in the calling thread, for tests and tools, or on threads of its own, for the product. */
export { createImages } from './create-images.ts';
export { createImageWorkers } from './image-workers.ts';
