import { Clock } from '@signoria/protocol';
import { LANGUAGES } from '@signoria/words';
import { siteWords } from '@signoria/words/site';
import { describe, expect, test } from 'vitest';
import { checkOf } from '../../server/src/check.ts';
import {
  CLOCKS,
  clockFigures,
  clockWords,
  FIRST_OWN_CLOCK,
  type OwnClock,
  readClock,
} from '../src/screens/set-table/clocks.ts';

const own = (change: Partial<OwnClock>) => readClock({ ...FIRST_OWN_CLOCK, ...change });
const server = checkOf(Clock)();

describe('a clock of one’s own', () => {
  test('is read in minutes and seconds, or in hours or days a move', () => {
    expect(own({ minutes: '7', seconds: '0' })).toEqual({ kind: 'live', bank: 420_000, increment: 0 });
    expect(own({ kind: 'slow', time: '12', unit: 'hours' })).toEqual({ kind: 'slow', perMove: 43_200_000 });
    expect(own({ kind: 'slow', time: '14', unit: 'days' })).toEqual({ kind: 'slow', perMove: 1_209_600_000 });
  });

  test('is one the server takes, at its limits too', () => {
    const limits: Partial<OwnClock>[] = [
      { minutes: '1', seconds: '0' },
      { minutes: '120', seconds: '300' },
      { kind: 'slow', time: '1', unit: 'hours' },
      { kind: 'slow', time: '336', unit: 'hours' },
    ];
    for (const typed of limits) expect(server.Check(own(typed))).toBe(true);
  });

  test.each<Partial<OwnClock>>([
    { minutes: '' },
    { minutes: '0' },
    { minutes: '121' },
    { minutes: '5.5' },
    { minutes: '-5' },
    { seconds: '301' },
    { seconds: 'ten' },
    { kind: 'slow', time: '0' },
    { kind: 'slow', time: '15', unit: 'days' },
    { kind: 'slow', time: '337', unit: 'hours' },
  ])('is refused before it is sent: %o', typed => {
    expect(own(typed)).toBe(null);
  });
});

describe.each(LANGUAGES)('in %s', language => {
  test('every clock says its figures', async () => {
    const site = await siteWords(language);
    const told = clockWords(CLOCKS.quick, site, language);
    expect(told.name).toBe(site.clock.names.quick);
    expect(told.help).toMatch(/^5.minutes .*10.se[cg]ond/);
    expect(clockWords({ kind: 'live', bank: 90_000, increment: 0 }, site, language).help).toMatch(
      /^1.minute 30.se[cg]ond/,
    );
    expect(clockWords({ kind: 'slow', perMove: 129_600_000 }, site, language).help).toMatch(
      /^1.(day|jour) 12.(hours|heures)/,
    );
    expect(clockFigures(CLOCKS.days, site, language)).toMatch(/^3.(days|jours)$/);
    expect(clockFigures(CLOCKS.quick, site, language)).toMatch(/^5.min \+ 10.s/);
  });
});
