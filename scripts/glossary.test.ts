import { expect, test } from 'vitest';
import { read, sourcesUnder } from './source-files.ts';

test('what the glossary sets as code is in the code', () => {
  const glossary = read('docs/glossary.md').text;
  const named = [...glossary.matchAll(/^\|.*$/gm)].flatMap(([line]) => [...line.matchAll(/`([^`]+)`/g)]);
  const code = ['packages', 'apps'].flatMap(folder => sourcesUnder(folder)).map(({ text }) => text);
  const names = named.map(([, name]) => name).filter(name => /^[A-Za-z]+$/.test(name));
  expect(names.length).toBeGreaterThan(10);
  const missing = names.filter(name => !code.some(text => new RegExp(`\\b${name}\\b`).test(text)));
  expect(missing).toEqual([]);
});
