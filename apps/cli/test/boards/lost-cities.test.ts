import { rngFrom } from '@signoria/core';
import { lostCities, numberCard, wager } from '@signoria/lost-cities';
import { words } from '@signoria/words/en/lost-cities';
import { expect, test } from 'vitest';
import { board } from '../../src/boards/lost-cities.ts';
import { PLAIN } from '../../src/style.ts';

test('the viewer sits at the right, cards have their letters, points stand beside each expedition', () => {
  const state = lostCities.setup(2, lostCities.options.presets.published, rngFrom(1));
  state.columns[0][1] = [wager(1), numberCard(1, 4), numberCard(1, 10)];
  state.columns[1][0] = [numberCard(0, 9)];
  state.piles[4] = [numberCard(4, 2), wager(4)];
  state.known[1] = [numberCard(2, 5)];
  state.hands[0] = [wager(3), numberCard(3, 10)];
  const lines = board.draw(lostCities.view(state, 0), words, ['Ada', 'Luca'], PLAIN).split('\n');
  expect(lines[0]).toMatch(/^Lost Cities .*Round 1 of 3 · Deck: 44 cards$/);
  expect(lines.find(line => line.startsWith('D '))).toMatch(/^D Desert +−11 +9 │ · {2}│$/);
  expect(lines.find(line => line.startsWith('S '))).toMatch(/^S Sea +│ · {2}│ × 4 10 +−12$/);
  expect(lines.find(line => line.startsWith('V '))).toMatch(/│ V× │$/);
  expect(lines).toContain('Luca is known to hold: M5');
  expect(lines.find(line => line.startsWith('Your hand'))?.trimEnd()).toBe('Your hand   F×   F10');
});

test('LC-6.2 after the first round the total has its earlier points above it', () => {
  const state = lostCities.setup(2, lostCities.options.presets.published, rngFrom(1));
  state.columns[0][1] = [numberCard(1, 4)];
  const drawn = () => board.draw(lostCities.view(state, 0), words, ['Ada', 'Luca'], PLAIN).split('\n');
  expect(drawn().filter(line => line.startsWith('Earlier'))).toEqual([]);
  state.finished = [lostCities.view(state, 0).running.map(columns => [...columns])];
  state.round = 2;
  state.columns[0][1] = [];
  state.columns[1][0] = [numberCard(0, 9)];
  const lines = drawn();
  expect(lines.find(line => line.startsWith('Earlier'))).toMatch(/^Earlier +0 +│ +│ +−16$/);
  expect(lines.find(line => line.startsWith('Total'))).toMatch(/^Total +−11 +│ +│ +−16$/);
});
