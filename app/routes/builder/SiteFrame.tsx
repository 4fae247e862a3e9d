import { useEffect, useRef, useState } from 'react';
import styles from './SiteFrame.module.css';

/** Without allow-same-origin the framed site is nobody: it reads no cookie or storage of ours or of its own host. */
export const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox allow-scripts';

export const DEVICES = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 780 },
} as const;
export type Device = keyof typeof DEVICES;

/** The site at the width of a device, drawn smaller when the room is narrower. */
export function SiteFrame({ url, title, device }: { url: string; title: string; device: Device }) {
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  const { width: wanted, height } = DEVICES[device];
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? null));
    if (room.current) watcher.observe(room.current);
    return () => watcher.disconnect();
  }, []);
  const scale = width === null ? 1 : Math.min(1, width / wanted);
  return (
    <div ref={room} className={styles.room}>
      <div className={styles.screen} data-device={device} style={{ width: wanted * scale, height: height * scale }}>
        <iframe
          className={styles.frame}
          src={url}
          title={title}
          sandbox={SANDBOX}
          style={{ width: wanted, height, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}
