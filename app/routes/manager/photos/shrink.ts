/** Longest side of a photo as it is sent, in pixels; the server keeps none that is longer. */
const SIDE = 2560;
const QUALITY = 0.9;
/** Nothing is gained by encoding these anew. */
const SMALL_BYTES = 400_000;

/**
 * The photo upright and no longer than 2560 pixels, as a JPEG; the file itself where the device cannot read it, or where it is small. The
 * server makes each anew and says what is wrong with those that it cannot read.
 */
export async function shrink(file: Blob): Promise<Blob> {
  if (file.size === 0 || file.size <= SMALL_BYTES) return file;
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return file;
  }
  try {
    const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const pen = canvas.getContext('2d');
    if (!pen) return file;
    // A picture with holes stands on white, as on paper.
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return small && small.size < file.size ? small : file;
  } finally {
    picture.close();
  }
}
