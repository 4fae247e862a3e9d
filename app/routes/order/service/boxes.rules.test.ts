import { describe, expect, it } from 'vitest';
import { faultOfBoxes, nameOfBoxes, toBoxesInput, typedBoxes } from './boxes.rules.ts';
import { noChoice } from './service.rules.ts';

const OFFER = { most: 2, proposed: ['info', 'ordini'] };
const chosen = { ...noChoice(), names: ['gufi.it', 'gufi.com'] };

describe('the mailboxes of step 1 [W5] [P4]', () => {
  it('belong to the first name that is registered, and to none that is moved here or where there are no mailboxes', () => {
    expect(nameOfBoxes(chosen, OFFER)).toBe('gufi.it');
    expect(nameOfBoxes(noChoice(), OFFER)).toBeNull();
    expect(nameOfBoxes({ ...chosen, domainChoice: 'transfer' }, OFFER)).toBeNull();
    expect(nameOfBoxes({ ...chosen, domainChoice: 'none' }, OFFER)).toBeNull();
    expect(nameOfBoxes(chosen, null)).toBeNull();
  });

  it('are filled in, keep what was typed, and are left out where they are empty', () => {
    expect(typedBoxes(chosen, OFFER)).toEqual(['info', 'ordini']);
    expect(typedBoxes(chosen, { most: 2, proposed: [] })).toEqual(['', '']);
    const typed = typedBoxes({ ...chosen, boxes: [' Tavoli ', ''] }, OFFER);
    expect(toBoxesInput('gufi.it', typed)).toEqual({ domain: 'gufi.it', names: ['Tavoli'] });
  });

  it.each([
    [['info', ''], null],
    [['', ''], null],
    [['', 'abuse'], { place: 1, fault: 'mailboxes.name-reserved' }],
    [['caffè', 'abuse'], { place: 0, fault: 'mailboxes.name-unfit' }],
    [['info', ' INFO '], { place: 1, fault: 'mailboxes.name-taken' }],
  ])('%j: %j', (typed, fault) => expect(faultOfBoxes(typed)).toEqual(fault));
});
