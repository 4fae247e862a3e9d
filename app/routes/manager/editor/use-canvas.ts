import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { CANVAS_VERSION, readFromFrame, type FromFrame, type ToFrame } from '../../../../site-kit/edit/messages.ts';
import { openCanvas } from './calls.ts';

/** Silence after which the page is taken for away. */
const LONGEST_MS = 15_000;
/** A grant may have ended since it was given out: the second one is new. */
const TRIES = 2;

export interface Canvas {
  frame: RefObject<HTMLIFrameElement | null>;
  src: string | null;
  state: 'opening' | 'open' | 'away';
  send: (message: ToFrame) => void;
  retry: () => void;
}

/**
 * The frame with the page of the draft, and the port to it. The frame has an origin of its own, so that the one thing that tells it from
 * others is its window; it gets the port once, and what it says is parsed.
 */
export function useCanvas(site: string, onMessage: (message: FromFrame) => void): Canvas {
  const frame = useRef<HTMLIFrameElement>(null);
  const port = useRef<MessagePort | null>(null);
  const [src, setSrc] = useState<string | null>(null);
  const [state, setState] = useState<Canvas['state']>('opening');
  const start = useRef<(() => void) | null>(null);
  const hear = useEffectEvent(onMessage);

  useEffect(() => {
    let isOver = false;
    let tries = 0;
    let limit: ReturnType<typeof setTimeout> | undefined;
    const fail = () => {
      if (isOver || port.current) return;
      if (tries < TRIES) void open();
      else setState('away');
    };
    async function open() {
      tries += 1;
      clearTimeout(limit);
      limit = setTimeout(fail, LONGEST_MS);
      try {
        const { url } = await openCanvas(site);
        if (!isOver) setSrc(url);
      } catch {
        clearTimeout(limit);
        fail();
      }
    }
    function onReady(event: MessageEvent<{ canvas?: string; version?: number } | null>) {
      const target = frame.current?.contentWindow;
      if (!target || event.source !== target || event.origin !== 'null') return;
      if (event.data?.canvas !== 'ready' || event.data.version !== CANVAS_VERSION) return;
      clearTimeout(limit);
      const channel = new MessageChannel();
      port.current?.close();
      port.current = channel.port1;
      channel.port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = readFromFrame(data);
        if (message) hear(message);
      });
      channel.port1.start();
      // An opaque origin has no name that a message could be addressed to.
      target.postMessage({ version: CANVAS_VERSION }, '*', [channel.port2]);
      setState('open');
    }
    window.addEventListener('message', onReady);
    start.current = () => {
      tries = 0;
      void open();
    };
    start.current();
    return () => {
      isOver = true;
      clearTimeout(limit);
      window.removeEventListener('message', onReady);
      port.current?.close();
      port.current = null;
    };
  }, [site]);

  const send = useCallback((message: ToFrame) => port.current?.postMessage(message), []);
  const retry = useCallback(() => {
    setState('opening');
    setSrc(null);
    start.current?.();
  }, []);
  return { frame, src, state, send, retry };
}
