import { encode } from 'uqr';

/** Four modules of quiet around the code: less, and some phones do not find it (ISO/IEC 18004). */
const QUIET = 4;

/** Dark on white in both colour schemes: scanners expect it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, not fetched
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
