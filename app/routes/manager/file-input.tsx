import type { Ref } from 'react';

interface Props {
  ref: Ref<HTMLInputElement>;
  /** Kinds of files; none: any. */
  accept?: string;
  multiple?: boolean;
  /** What was chosen; the same file can be chosen again. */
  onFiles: (files: readonly File[]) => void;
}

/** The way to files of the device. It is not seen: a button beside it, in the person's language, opens it by `click`. */
export function FileInput({ ref, accept, multiple = false, onFiles }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      {...(accept === undefined ? {} : { accept })}
      multiple={multiple}
      hidden
      tabIndex={-1}
      onChange={({ currentTarget }) => {
        const chosen = [...(currentTarget.files ?? [])];
        currentTarget.value = '';
        onFiles(chosen);
      }}
    />
  );
}
