/**
 * Boxes and buttons that a quick hand pressed in the server's HTML before the script ran: React keeps what is seen and
 * hears nothing of it. They are put back as they were drawn and pressed again.
 */
export function pressEarlyAgain(box: HTMLElement | null): void {
  const choices = box?.querySelectorAll<HTMLInputElement>('input[type="checkbox"], input[type="radio"]') ?? [];
  for (const choice of choices) {
    const { checked, defaultChecked, type } = choice;
    // A radio button that was left is told by the one that was pressed.
    if (checked === defaultChecked || (type === 'radio' && !checked)) continue;
    choice.checked = defaultChecked;
    choice.click();
  }
}
