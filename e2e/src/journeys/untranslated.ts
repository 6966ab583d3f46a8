import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const folder = join(import.meta.dirname, '../../../ui/src/translation/texts');

const textsIn = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(join(folder, language)).map((name) =>
      JSON.parse(readFileSync(join(folder, language, name), 'utf8')),
    ),
  );

const slot = /\{\{[^}]*\}\}/;

/** A text with placeholders as a pattern; undefined where too little of it is fixed. */
const patternOf = (text: string): RegExp | undefined => {
  const fixed = text.split(slot);
  if (fixed.join('').replaceAll(/\W/g, '').length < 12) return undefined;
  return new RegExp(`^${fixed.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`, 's');
};

/** The English texts that differ in a language. Words shorter than four letters are ignored. */
const englishOnly = (language: string) => {
  const [english, other] = [textsIn('en'), textsIn(language)];
  const translated = new Set(Object.values(other));
  const texts = Object.entries(english)
    .filter(([key, text]) => other[key] !== text && text.length > 3 && !translated.has(text))
    .map(([, text]) => text);
  return {
    whole: new Set(texts.filter((text) => !slot.test(text))),
    patterns: texts.filter((text) => slot.test(text)).flatMap((text) => patternOf(text) ?? []),
  };
};

/**
 * All texts of a page: text, names, tooltips and its title. `lang` marks a part that is intentionally in another
 * language.
 */
const said = `(() => {
  const said = [document.title.replace(/ · [^·]*$/, '')];
  const isForeign = (element) => (element?.closest('[lang]:not(html)') ?? null) !== null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!isForeign(node.parentElement)) said.push(node.textContent.trim());
  for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (!isForeign(element)) said.push((element.getAttribute(name) ?? '').trim());
  return [...new Set(said)].filter((text) => text !== '');
})()`;

/** Finds English texts of the interface on a page in another language; `data` are names from the demo data. */
export const untranslatedIn = (language: string, data: ReadonlySet<string>) => {
  const { whole, patterns } = englishOnly(language);
  const isEnglish = (text: string): boolean =>
    !data.has(text) && (whole.has(text) || patterns.some((pattern) => pattern.test(text)));
  return async (page: Page): Promise<string[]> => (await page.evaluate<string[]>(said)).filter(isEnglish);
};
