/** A mail address as a title: where it does not fit in one line it goes on behind the @, not within a word. */
export function Address({ of }: { of: string }) {
  const at = of.lastIndexOf('@') + 1;
  return (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  );
}
