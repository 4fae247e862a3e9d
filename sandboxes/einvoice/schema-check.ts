import { readFile } from 'node:fs/promises';
import { validateXML } from 'xmllint-wasm';

const read = async (name: string) =>
  (await readFile(new URL(`./schema/${name}`, import.meta.url), 'utf8')).replace(/^\uFEFF/, '');

/** Faults against the official schema of FPR12 1.2.3; empty when the text is valid. */
export async function schemaFaults(xml: string): Promise<string[]> {
  const result = await validateXML({
    xml: [{ fileName: 'invoice.xml', contents: xml }],
    schema: [await read('Schema_VFPR12_v1.2.3.xsd')],
    preload: [{ fileName: 'xmldsig-core-schema.xsd', contents: await read('xmldsig-core-schema.xsd') }],
  });
  return result.errors.map((error) => error.message);
}
