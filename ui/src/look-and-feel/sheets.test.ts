import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..');
const base = 'look-and-feel/base.css';
const simpleSelectors = (sheet: string): string[] => {
  const rules = readFileSync(join(folder, sheet), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  return [...rules.matchAll(/^\s*\.([a-zA-Z][\w-]*)\s*(?:,|\{)/gm)].map(([, name = '']) => name);
};

describe('the stylesheets of pages', () => {
  // The stylesheet of a page stays loaded when the page is left, so a rule about common classes would affect all later
  // pages.
  it('have no rules about common classes', () => {
    const shared = new Set(simpleSelectors(base));
    expect(shared.has('figures')).toBe(true);
    const others = globSync('**/*.css', { cwd: folder }).filter((sheet) => sheet.replaceAll('\\', '/') !== base);
    expect(others.length).toBeGreaterThan(20);
    const taken = others.flatMap((sheet) =>
      simpleSelectors(sheet).flatMap((name) => (shared.has(name) ? [`${sheet} .${name}`] : [])),
    );
    expect(taken).toEqual([]);
  });
});
