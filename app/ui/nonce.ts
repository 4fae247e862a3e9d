import { createContext } from 'react';

/** Of the answer's inline scripts; undefined in the browser, where nothing inline is added. */
export const Nonce = createContext<string | undefined>(undefined);
