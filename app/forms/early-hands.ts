/**
 * What a quick hand did to a form in the server's HTML before the script ran: React keeps what is seen and hears nothing
 * of it, and writes its own empty values over it at the next drawing. Here everything is put back as it was drawn and
 * done again, so that it is heard.
 */
import { useEffect, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const CONTROLS = 'input, select, textarea';
/** A file that was chosen cannot be set again. */
const NO_TEXTS: ReadonlySet<string> = new Set(['checkbox', 'radio', 'file', 'hidden']);

/** Boxes whose own code looks after what was done to them early. */
const lookedAfter = new WeakSet<Element>();

/** For a form in a `Suspense`, which comes to life after its page: the page looks after all others (early-page.ts). */
export function useEarlyHands(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = form.current;
    if (!box) return;
    lookedAfter.add(box);
    oneByOne([...earlyChoices(box), ...earlyTexts(box), () => sendEarlyAgain(box)]);
  }, [form]);
}

/** Each is drawn before the next. */
export function oneByOne(acts: (() => void)[]): void {
  const next = () => {
    acts.shift()?.();
    if (acts.length > 0) setTimeout(next);
  };
  next();
}

const isLookedAfter = (element: Element | null): boolean => {
  for (let each = element; each; each = each.parentElement) if (lookedAfter.has(each)) return true;
  return false;
};

/** What was done to the fields of a page that nobody looks after, to be done again. */
export const earlyElsewhere = (): (() => void)[] => [
  ...earlyChoices(document.body, isLookedAfter),
  ...earlyTexts(document.body, isLookedAfter),
  ...[...document.querySelectorAll<HTMLFormElement>(`form[data-${SENT}]`)].flatMap((form) =>
    isLookedAfter(form) ? [] : [() => sendEarlyAgain(form)],
  ),
];

/** For a form of one field that is sent when the field is left: whoever is elsewhere by now has left it. */
export function useEarlyPlace(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const field = form.current?.querySelector<Control>(CONTROLS);
    if (field && field.value !== drawnValue(field) && document.activeElement !== field)
      form.current?.setAttribute(`data-${SENT}`, '');
  }, [form]);
}

/** Boxes and buttons of a choice, all at once. */
export function pressEarlyAgain(box: HTMLElement | null): void {
  if (!box) return;
  lookedAfter.add(box);
  for (const press of earlyChoices(box)) press();
}

const NONE = () => false;

function earlyChoices(box: HTMLElement, leaves: (control: Control) => boolean = NONE): (() => void)[] {
  const choices = box.querySelectorAll<HTMLInputElement>('input[type="checkbox"], input[type="radio"]');
  return [...choices].flatMap((choice) => {
    const { checked, defaultChecked, type } = choice;
    // A radio button that was left is told by the one that was pressed.
    if (checked === defaultChecked || (type === 'radio' && !checked) || leaves(choice)) return [];
    const press = () => {
      choice.checked = defaultChecked;
      choice.click();
    };
    return [press];
  });
}

/** Texts, and what was chosen from lists. */
function earlyTexts(box: HTMLElement, leaves: (control: Control) => boolean = NONE): (() => void)[] {
  return [...box.querySelectorAll<Control>(CONTROLS)].flatMap((control) => {
    const typed = control.value;
    const drawn = drawnValue(control);
    if (typed === drawn || NO_TEXTS.has(control.type) || leaves(control)) return [];
    const type = () => {
      // React remembers what is set on the element, and compares at the next event: the typed text goes past it.
      control.value = drawn;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, typed);
      control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
    };
    return [type];
  });
}

const drawnValue = (control: Control): string =>
  control instanceof HTMLSelectElement
    ? ([...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? control.options[0]?.value ?? '')
    : control.defaultValue;

const SENT = 'early';

/**
 * For an inline script in <head>: a form that nobody takes yet is not sent by the browser, which would put everything
 * typed into the address; it is kept until its own code can send it.
 */
export const earlySendScript = `addEventListener('submit',function(e){var f=e.target;if(!e.defaultPrevented&&!f.hasAttribute('action')){e.preventDefault();f.setAttribute('data-${SENT}','')}})`;

/** After what was typed was heard and drawn. */
export function sendEarlyAgain(box: HTMLElement | null): void {
  const form = box instanceof HTMLFormElement ? box : (box?.closest('form') ?? box?.querySelector('form'));
  if (!form?.hasAttribute(`data-${SENT}`)) return;
  form.removeAttribute(`data-${SENT}`);
  requestAnimationFrame(() => form.requestSubmit());
}
