import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

type Violation = {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly target: readonly string[]; readonly html: string }[];
};

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** All rules check all elements; axe describes only the elements that violate one, which is most of its work. */
const run = "axe.run({ resultTypes: ['violations'] }).then((result) => result.violations)";

/** The serious and critical findings of axe on a page, each with its elements; bypasses the page's script policy. */
export const seriousFindings = async (page: Page): Promise<string[]> => {
  if (await page.evaluate('globalThis.axe === undefined')) await page.evaluate(readFileSync(source, 'utf8'));
  const violations = (await page.evaluate(run)) as Violation[];
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`));
};
