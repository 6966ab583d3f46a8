import { everyRoute } from '@clearbench/contracts/every-route';
import { apiPage } from './api-page.ts';

const page = apiPage(everyRoute, '1.2.3');
const entryOf = (name: string): string => page.split(`<details id="${name}">`)[1]?.split('</details>')[0] ?? '';

describe('the page of the calls', () => {
  it('has every call once', () => {
    for (const { name } of everyRoute) expect(page.split(`<details id="${name}">`)).toHaveLength(2);
  });

  it('says what a program needs to check a text: words that may be said, what is usual, and the forms of the report', () => {
    const entry = entryOf('checkText');
    expect(entry).toContain('<code>2021</code> | <code>2023</code> | <code>2025</code>');
    expect(entry).toContain('<code>TS</code> | <code>ST</code>, <code>TS</code> where it is left out');
    expect(entry).toContain('By <code>Accept</code> also <code>text/csv</code> <code>application/xml</code>');
    expect(entry).toContain('<code>plan.validationsUsedUp</code>');
  });

  it('says which calls take an access token, and how', () => {
    for (const { name, programs } of everyRoute)
      expect(entryOf(name).includes('href="#tokens"')).toBe(programs === true);
    expect(page).toMatch(/curl [^\n]*-H "Authorization: Bearer \$TOKEN"/);
  });

  it('says how a program calls at all', () => {
    expect(page).toMatch(/<code>X-XSRF-TOKEN<\/code>[^<]*<code>XSRF-TOKEN<\/code>/);
  });
});
