import { ERROR_STATUS } from '@signoria/protocol';
import { LANGUAGES } from '@signoria/words';
import { siteWords } from '@signoria/words/site';
import { problemWords } from '@signoria/words/site-words';
import { describe, expect, test } from 'vitest';

const CODES = Object.keys(ERROR_STATUS);

describe.each(LANGUAGES)('in %s', language => {
  test.each(CODES)('%s of the server has words of its own', async code => {
    const site = await siteWords(language);
    const told = problemWords(code, site);
    const others = CODES.filter(other => other !== code).map(other => problemWords(other, site).name);
    expect(others).not.toContain(told.name);
    expect(told.help).not.toBe('');
  });

  test('a code nobody knows is owned up to', async () => {
    const site = await siteWords(language);
    expect(problemWords('no-such-code', site)).toEqual(site.problems.internal);
  });
});
