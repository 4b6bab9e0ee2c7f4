import { describe, expect, test } from 'vitest';
import { type AdminWords, adminWords } from '../src/admin.ts';
import { type CliWords, cliWords } from '../src/cli.ts';
import { LANGUAGES } from '../src/index.ts';
import { figuresIn, slips } from './typography.ts';

const [en, fr] = await Promise.all(LANGUAGES.map(cliWords));

/** What the terminal says with figures and names in it, each with an example. */
function spoken({ play, replay, verify, sim, ...other }: CliWords): string[] {
  return [
    other.problem('here', 'wrong', 'detail'),
    other.didYouMean('rounds'),
    other.atCharacter(300),
    play.opponents(['Anna', 'Bruno']),
    play.alike(['Anna']),
    play.alike(['Anna', 'Bruno']),
    play.smallWindow(60, 20, 80, 24),
    play.keys(true, true),
    play.keys(false, false),
    play.noSuchChoice('xyz', 1, 12, 'p d 5', 'Play Desert 5'),
    play.onlyChoice('xyz', 'Draw'),
    play.notPossible(['a', 'b'], false),
    play.notPossible(['a', 'b'], true),
    play.several(['a', 'b'], false),
    play.several(['a', 'b'], true),
    ...play.keyHelp('p d 5', 'Play Desert 5', 'LC-2.3').flat(),
    play.noSuchRule('LC-9.9'),
    play.undone(1),
    play.undone(2),
    play.thinking('Anna'),
    play.saved('m.json'),
    play.resume('m.json'),
    play.check('m.json'),
    replay.heading(['Anna', 'Bruno'], 3),
    replay.notUnderstood(9),
    replay.eyes(null),
    replay.eyes('Anna'),
    replay.move(3, 9),
    verify.actions(1),
    verify.actions(88),
    verify.good('m.json'),
    sim.heading(1),
    sim.heading(100),
    sim.pace(400, 70000),
  ];
}

/** What `signoria admin` says, each with an example. */
function administered(words: AdminWords): string[] {
  return [
    words.failed('ECONNREFUSED'),
    ...[1, 2].flatMap(number => [
      words.backedUp(number, 'b.gz'),
      words.restored(number, 'data'),
      words.moved(number, 'data', 'base'),
      words.verified(number),
      words.notVerified(number),
      words.inArchive(number),
      words.underOldRules(number),
      words.takenUp('m', number),
      words.takenBack('m', number),
      words.archived(number, 'a.gz'),
      words.nothingToArchive(number),
    ]),
    words.broken('m', 'QWERTY', 'LC-2.3'),
    words.closedGame('m'),
    words.exported('m', 'm.json'),
    words.imported('m'),
    words.banned('Ada'),
    words.unbanned('Ada'),
    words.ban('Ada', 'id', '2026-01-01', 'spam'),
    words.code('Ada', 'abcd'),
    words.passwordSet('Ada'),
    words.closedTable('QWERTY'),
    words.report('2026-01-01', 'Ada', 'Ben', 'chat', 'text'),
    words.reportDone('r'),
  ];
}

/** Every sentence without a hole in it. */
function written(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(written) : [];
}

/** The places where sentences stand, so that a missing one shows. */
function places(part: unknown, path = ''): string[] {
  if (typeof part !== 'object' || part === null) return [path];
  return Object.entries(part).flatMap(([key, inner]) => places(inner, `${path}/${key}`));
}

describe('the words of the terminal', () => {
  test('stand in the same places in both languages', () => {
    expect(places(fr).sort()).toEqual(places(en).sort());
  });

  test('give the same figures', () => {
    expect(spoken(fr).map(figuresIn)).toEqual(spoken(en).map(figuresIn));
    const [admin, gestion] = LANGUAGES.map(adminWords);
    expect(administered(gestion).map(figuresIn)).toEqual(administered(admin).map(figuresIn));
    expect(places(gestion).sort()).toEqual(places(admin).sort());
  });

  test.each([
    ['en', en],
    ['fr', fr],
  ] as const)('%s is set by its own rules of typography', (language, words) => {
    // What is typed stands as it is typed, the keys ? and ! among it.
    const typed = /"none"|"table"|(?<=\s)[?!](?=\s)/g;
    const admin = adminWords(language);
    const said = [...spoken(words), ...written({ ...words, help: {} }), ...administered(admin)];
    const texts = [...said, ...written(admin)].map(text => text.replace(typed, 'x'));
    expect(texts.flatMap(text => slips(language, text))).toEqual([]);
  });
});
