import { expect, test } from 'vitest';
import { schemas } from './schemas.ts';

test.each(Object.entries(schemas()))('docs/schemas/%s says what is checked', async (file, text) => {
  await expect(text).toMatchFileSnapshot(`../docs/schemas/${file}`);
});
