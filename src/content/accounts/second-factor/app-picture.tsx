import type { ReactNode } from 'react';
import { encode } from 'uqr';

/** The QR code for an authenticator app, with the required quiet zone. */
export function AppPicture({ address, label }: { address: string; label: string }): ReactNode {
  const { data, size } = encode(address, { border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="224"
      height="224"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
