import { builtInStatus, type TemplateVersions } from './built-in-status.ts';

const nothing: TemplateVersions = { builtIn: undefined, installed: undefined, origin: undefined, deleted: false };

describe('status of a built-in template', () => {
  it.each([
    ['new', { builtIn: 'b' }],
    ['deleted', { builtIn: 'b', origin: 'b', deleted: true }],
    ['unchanged', { builtIn: 'b', installed: 'b', origin: 'b' }],
    ['unchanged', { builtIn: 'b', installed: 'b' }],
    ['unchanged', { builtIn: 'b', installed: 'b', origin: 'a' }],
    ['updateAvailable', { builtIn: 'b', installed: 'a', origin: 'a' }],
    ['changedHere', { builtIn: 'b', installed: 'x', origin: 'b' }],
    ['bothChanged', { builtIn: 'b', installed: 'x', origin: 'a' }],
    ['bothChanged', { builtIn: 'b', installed: 'x' }],
    ['discontinued', { installed: 'x', origin: 'a' }],
    [undefined, { installed: 'x' }],
    [undefined, { origin: 'a', deleted: true }],
  ])('is %s: %j', (status, versions) => expect(builtInStatus({ ...nothing, ...versions })).toBe(status));
});
