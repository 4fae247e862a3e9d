import { html } from 'hono/html';
import type { PageEdit, StoredPage } from '../page-types.ts';

const DAYS = { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' };
const SHIFTS = [1, 2];
const SPAN = /^(\d{2}:\d{2})\s*[-–]\s*(\d{2}:\d{2})$/;

export function editForm(page: StoredPage) {
  return html`<form method="post" action="/ui/pages/${page.id}">
    <label for="name">Name</label>
    <input id="name" name="name" required maxlength="200" value="${page.name}" dir="auto" />
    <label for="about">About</label>
    <input id="about" name="about" maxlength="300" value="${page.about ?? ''}" dir="auto" />
    <label for="description">Description</label>
    <textarea id="description" name="description" dir="auto">${page.description ?? ''}</textarea>
    <label for="phone">Phone</label>
    <input id="phone" name="phone" value="${page.phone ?? ''}" inputmode="tel" />
    <fieldset>
      <legend>Hours</legend>
      <p class="soft small" style="margin:0">As 09:00-13:00; two shifts a day; empty is closed.</p>
      ${Object.entries(DAYS).map(
        ([day, label]) =>
          html`<div class="day">
            <span>${label}</span>
            ${SHIFTS.map(
              (shift) =>
                html`<input
                  name="${day}_${shift}"
                  aria-label="${label}, shift ${shift}"
                  value="${span(page, day, shift)}"
                  pattern="[0-9]{2}:[0-9]{2} *[-–] *[0-9]{2}:[0-9]{2}"
                />`,
            )}
          </div>`,
      )}
    </fieldset>
    <div class="actions"><button>Save</button></div>
  </form>`;
}

function span(page: StoredPage, day: string, shift: number): string {
  const [open, close] = [page.hours?.[`${day}_${shift}_open`], page.hours?.[`${day}_${shift}_close`]];
  return open && close ? `${open}-${close}` : '';
}

/** Empty fields become absent, as on the network. */
export function readEdit(form: FormData): PageEdit {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' && value.trim() ? value.trim() : null;
  };
  const hours: Record<string, string> = {};
  for (const day of Object.keys(DAYS))
    for (const shift of SHIFTS) {
      const [, open, close] = SPAN.exec(text(`${day}_${shift}`) ?? '') ?? [];
      if (!open || !close) continue;
      hours[`${day}_${shift}_open`] = open;
      hours[`${day}_${shift}_close`] = close;
    }
  const name = text('name');
  return {
    ...(name ? { name } : {}),
    about: text('about'),
    description: text('description'),
    phone: text('phone'),
    hours: Object.keys(hours).length > 0 ? hours : null,
  };
}
