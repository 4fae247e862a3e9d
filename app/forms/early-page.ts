/**
 * A press on a button of the server's HTML is nothing before the script runs: the last one is kept and done again when
 * the page comes to life, after what was typed and chosen by then.
 */
import { useEffect, useLayoutEffect } from 'react';
import { earlyElsewhere, oneByOne } from './early-hands.ts';

declare global {
  interface Window {
    /** While the page is not alive: what was pressed last. */
    earlyPress?: { button: HTMLElement | null };
  }
}

/** Longer than the forms of a page take to hear what was typed into them. */
const AFTER_FORMS_MS = 100;

/**
 * For an inline script in <head>. It listens last: a press that React already hears has brought the page to life by
 * then. A button that sends a form is that form's affair (`earlySendScript`).
 */
export const earlyPressScript = `earlyPress={button:null};addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button');if(window.earlyPress&&b)earlyPress.button=b.type==='button'?b:null})`;

/** Once, for the whole page. */
export function useEarlyPage(): void {
  // In the moment in which React hears presses, not one later: none is heard twice.
  useLayoutEffect(() => {
    const button = window.earlyPress?.button;
    delete window.earlyPress;
    if (button) setTimeout(() => pressAgain(button), AFTER_FORMS_MS);
  }, []);
  useEffect(() => oneByOne(earlyElsewhere()), []);
}

function pressAgain(button: HTMLElement): void {
  if (button.isConnected) button.click();
}
