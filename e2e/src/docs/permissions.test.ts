import { readFromRoot } from '../house/source-files.ts';
import { permissions } from './permissions.ts';

describe('the permissions in docs', () => {
  it('are the ones the guard is tested against (npm run docs)', () =>
    expect(readFromRoot('docs/permissions.md')).toBe(permissions()));

  it('leave no cell without an answer', () => {
    expect(permissions()).not.toMatch(/undefined|nobody said/);
  });
});
