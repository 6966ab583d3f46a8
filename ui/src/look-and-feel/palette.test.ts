import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultStyles } from '@clearbench/contracts/look-and-feel/colors';
import { computedStyles } from '@clearbench/validation/look-and-feel/computed-styles';

describe('the palette the pages come with', () => {
  it('is what the server works out of the default colours, so that its sheet changes nothing', () => {
    const sheet = readFileSync(join(import.meta.dirname, 'palette.css'), 'utf8');
    const written = [...sheet.matchAll(/(--[\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]);
    expect(Object.fromEntries(written)).toEqual(computedStyles(defaultStyles));
  });
});
