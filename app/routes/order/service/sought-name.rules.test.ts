import { describe, expect, it } from 'vitest';
import { endingsFor, soughtName } from './sought-name.rules.ts';

describe('what is typed into the search for a name', () => {
  it.each([
    ['https://gufi-rossi.it/', 'gufi-rossi.it'],
    ['http://www.gufi-rossi.it:8080/menu?x=1#y', 'gufi-rossi.it'],
    ['info@gufi-rossi.it', 'gufi-rossi.it'],
    ['mailto:info@gufi-rossi.it', 'gufi-rossi.it'],
    [' WWW.Gufi-Rossi.IT ', 'gufi-rossi.it'],
    ['gufi.rossi@gmail.com', 'gufi.rossi'],
    ['Trattoria da Gino S.r.l.', 'Trattoria da Gino S.r.l.'],
    ['gufi', 'gufi'],
    ['', ''],
  ])('%s means %s [W5]', (typed, name) => {
    expect(soughtName(typed)).toEqual({ name, unsold: null });
  });

  it.each([
    ['λουλουδια.gr', 'λουλουδια', 'gr'],
    ['https://www.gufi.org/', 'gufi', 'org'],
    ['info@gufi.eu', 'gufi', 'eu'],
  ])('%s has an ending that is not sold, and its name is looked for with ours [P3]', (typed, name, unsold) => {
    expect(soughtName(typed)).toEqual({ name, unsold });
  });

  it('an Italian is offered .it first, everybody else .com first and .it last [W5]', () => {
    expect([endingsFor('it')[0], endingsFor('el'), endingsFor('fr').at(-1)]).toEqual([
      'it',
      ['com', 'net', 'it'],
      'it',
    ]);
  });
});
