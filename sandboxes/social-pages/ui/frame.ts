import { shell, type Html } from '../../look.ts';

export const frame = (title: string, body: Html) =>
  shell({
    title,
    sandbox: 'Social network',
    links: [
      ['/', 'Pages'],
      ['/ui/faults', 'Faults'],
    ],
    body,
  });
