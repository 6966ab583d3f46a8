import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computedStyles } from '@clearbench/branding/computed-styles';
import { defaultStyles } from '@clearbench/contracts/look-and-feel/colors';

describe('the built-in palette of the pages', () => {
  it('equals the palette that the server computes from the default colours', () => {
    const sheet = readFileSync(join(import.meta.dirname, 'palette.css'), 'utf8');
    const written = [...sheet.matchAll(/(--[\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]);
    expect(Object.fromEntries(written)).toEqual(computedStyles(defaultStyles));
  });
});
