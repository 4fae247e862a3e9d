/** Says a change aloud without moving the focus. It must be in the page before the words are. */
export function LiveRegion({ children }: { children: string | null }) {
  return (
    <output className="visually-hidden" aria-live="polite">
      {children}
    </output>
  );
}
