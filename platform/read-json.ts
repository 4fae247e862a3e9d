/**
 * The JSON of an answer of at most so many bytes; undefined where it is longer or no JSON. The connection is let go of at the limit:
 * what came until then is no JSON any more. Rejects where the connection breaks.
 */
export async function readJson(response: Response, most: number): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > most) break;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
