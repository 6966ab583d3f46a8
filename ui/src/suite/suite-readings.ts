import { listBuiltInSuitesRoute, listSuitesRoute, readSuiteRoute } from '@clearbench/contracts/suite/routes';
import { caller } from '../http/http-caller.ts';
import { texts } from '../translation/texts.ts';
import { shownReading } from './shown-reading.ts';

const listSuites = caller(listSuitesRoute);
const listBuiltIn = caller(listBuiltInSuitesRoute);
const readSuite = caller(readSuiteRoute);

/** The languages in which the server has the sentences of errors. */
const languages = ['en', 'de', 'fr'] as const;

/** The language of sentences about errors; English for the other languages. */
export const problemLanguage = (): (typeof languages)[number] =>
  languages.find((language) => texts.language.startsWith(language)) ?? 'en';

/** The suites of an environment, and those of the product; the key is the token of the environment. */
export const suiteLists = shownReading('suiteLists', async (environmentToken) => {
  const [own, builtIn] = await Promise.all([listSuites({ query: { environmentToken } }), listBuiltIn()]);
  return { own, builtIn };
});

/** A suite in its latest version; the key is its id. */
export const shownSuite = shownReading('shownSuite', (suiteId) =>
  readSuite({ params: { suiteId }, query: { language: problemLanguage() } }),
);
