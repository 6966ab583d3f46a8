import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

type Violation = {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly target: readonly string[]; readonly html: string }[];
};

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The serious and critical findings of axe on a page, each with its elements; bypasses the page's script policy. */
export const seriousFindings = async (page: Page): Promise<string[]> => {
  const { readFileSync } = await import('node:fs');
  await page.evaluate(readFileSync(source, 'utf8'));
  const violations = (await page.evaluate('axe.run().then((result) => result.violations)')) as Violation[];
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`));
};
