import { readFromRoot } from '../house/source-files.ts';
import { permissions } from './permissions.ts';

describe('docs/permissions.md', () => {
  it('is generated from the authorisation matrix (npm run docs)', () =>
    expect(readFromRoot('docs/permissions.md')).toBe(permissions()));

  it('has no empty cell', () => {
    expect(permissions()).not.toMatch(/undefined|nobody said/);
  });
});
