import { expect, test } from 'vitest';
import { perftPage } from './perft.ts';

test('the page of counts says what the engines count', async () => {
  await expect(perftPage()).toMatchFileSnapshot('../docs/perft.md');
});
