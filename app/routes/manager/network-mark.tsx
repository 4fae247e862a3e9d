/** The network's letter on its button; the words beside it say the name. */
export function NetworkMark() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill="#fff" />
      <path
        d="M13.3 24v-9h3l.55-3.5H13.3V9.3c0-1 .5-1.9 2-1.9h1.65v-3s-1.45-.25-2.85-.25c-2.9 0-4.75 1.7-4.75 4.85v2.5H6.1V15h3.25v9z"
        fill="#0866ff"
      />
    </svg>
  );
}
