import { everyRoute } from '@clearbench/contracts/every-route';
import { apiPage } from './api-page.ts';

const page = apiPage(everyRoute, '1.2.3');
const entryOf = (name: string): string =>
  page.split(`<details class="call" id="${name}">`)[1]?.split('</details>')[0] ?? '';

describe('API page', () => {
  it('has every call once', () => {
    for (const { name } of everyRoute) expect(page.split(`<details class="call" id="${name}">`)).toHaveLength(2);
  });

  it('describes validating a text: values, defaults, and the media types of the report', () => {
    const entry = entryOf('checkText');
    expect(entry).toContain('<code>2021</code> | <code>2023</code> | <code>2025</code>');
    expect(entry).toContain('<code>TS</code> | <code>ST</code>, default <code>TS</code>');
    expect(entry).toContain('Other formats by <code>Accept</code>: <code>text/csv</code> <code>application/xml</code>');
    expect(entry).toContain('<code>plan.validationsUsedUp</code>');
  });

  it('shows which calls accept an access token, and how', () => {
    for (const { name, scope = 'none' } of everyRoute) {
      expect(entryOf(name).includes('href="#tokens"')).toBe(scope !== 'none');
      if (scope !== 'none' && scope !== 'any')
        expect(entryOf(name)).toContain(`with the scope <code>${scope}</code></dd>`);
    }
    expect(page).toMatch(/curl [^\n]*-H "Authorization: Bearer \$TOKEN"/);
  });

  it('describes requests of programs', () => {
    expect(page).toMatch(/<code>X-XSRF-TOKEN<\/code>[^<]*<code>XSRF-TOKEN<\/code>/);
  });
});
