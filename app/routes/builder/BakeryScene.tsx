/** The one photograph of the sample: loaves on a counter, drawn flat in the brand's own colours. A tall frame shows more wall. */
export function BakeryScene({ tall = false }: { tall?: boolean }) {
  return (
    <svg
      viewBox={tall ? '14 -80 448 440' : '0 0 480 320'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M-200-300h900v700h-900z" fill="#F6DFC0" />
      <path d="M-200-300h900V96h-900z" fill="#EFCFA6" />
      <g fill="#6A2C91">
        <rect x="32" y="-44" width="416" height="8" rx="4" />
        <rect x="32" y="40" width="416" height="8" rx="4" />
        <rect x="32" y="120" width="416" height="8" rx="4" />
      </g>
      <g fill="#B9652B">
        <path d="M56 40a32 26 0 0 1 64 0z" />
        <path d="M72-44a40 30 0 0 1 80 0z" />
        <path d="M260-44a60 24 0 0 1 120 0z" />
        <path d="M132 40a32 26 0 0 1 64 0z" />
        <path d="M300 40a58 24 0 0 1 116 0z" />
        <path d="M76 120a44 34 0 0 1 88 0z" />
        <path d="M320 120a32 30 0 0 1 64 0z" />
      </g>
      <g fill="#D98A45">
        <path d="M208 40a36 20 0 0 1 72 0z" />
        <path d="M180 120a56 24 0 0 1 112 0z" />
        <path d="M396 120a26 26 0 0 1 50 0z" />
      </g>
      <path d="M-200 224h900v300h-900z" fill="#4A1C66" />
      <path d="M-200 224h900v14h-900z" fill="#6A2C91" />
      <g>
        <ellipse cx="136" cy="222" rx="104" ry="20" fill="#E8B06F" />
        <path d="M44 214c0-50 42-78 92-78s92 28 92 78c0 10-184 10-184 0z" fill="#C9762F" />
        <path d="M44 214c0-50 42-78 92-78 20 0 38 4 52 12-60-2-110 22-124 70-12 0-20-2-20-4z" fill="#DE944B" />
        <g fill="none" stroke="#F8E3C4" strokeWidth="7" strokeLinecap="round">
          <path d="M96 172c10-14 22-20 34-22" />
          <path d="M124 186c10-16 24-22 38-24" />
          <path d="M156 198c8-14 18-20 30-22" />
        </g>
      </g>
      <g>
        <path
          d="M262 222c-8-8 4-22 22-30l118-52c18-8 38-8 42 2 4 9-8 22-26 30l-116 50c-16 6-34 6-40 0z"
          fill="#B9652B"
        />
        <path d="M262 222c-8-8 4-22 22-30l118-52c14-6 28-8 36-5-30 6-138 54-158 66-10 6-16 14-18 21z" fill="#D98A45" />
        <g stroke="#F8E3C4" strokeWidth="6" strokeLinecap="round">
          <path d="m314 186 22 6" />
          <path d="m350 170 22 6" />
          <path d="m386 154 22 6" />
        </g>
      </g>
      <path d="M300 262h132v-20H300z" fill="#FFC94A" />
      <path d="M312 252h56" stroke="#2A1B00" strokeWidth="5" strokeLinecap="round" />
      <path d="M396 252h22" stroke="#2A1B00" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
