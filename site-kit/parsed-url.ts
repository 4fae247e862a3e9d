/**
 * An absolute address, in a browser, too; null for what is none. Not canParse, which says yes to hosts that the constructor refuses, and not
 * URL.parse, which browsers of before summer 2024 do not have.
 */
export function parsedUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
