import { languages as productLanguages } from '@clearbench/contracts/translation/routes';
import { chooseLanguage } from './language.ts';

type Texts = Readonly<Record<string, string>>;

export type LanguageLoaderPorts = {
  readTexts(language: string): Promise<Texts>;
  readLanguages(): Promise<readonly string[]>;
  startTexts(language: string): Promise<void>;
  addTexts(language: string, texts: Texts): void;
  /** Changes the language after its texts are loaded. */
  turnTo(language: string): Promise<unknown>;
  /** The language chosen in this browser; null = none. */
  chosen(): string | null;
  /** The languages of the browser. */
  readonly browser: readonly string[];
};

/** Loads the texts of the page, and again whenever they have changed. */
export type LanguageLoader = {
  /** Requests the texts of the likely language before the account is known. */
  expect(): void;
  /** Starts in the language of the account or the browser, and returns that language. */
  speak(account: string | undefined): Promise<string>;
  /** Loads the current texts, in another language if the current one was removed; components are notified. */
  renew(): Promise<void>;
  languages(): readonly string[];
  /** Reads the list of languages again. */
  look(): Promise<readonly string[]>;
};

/** Texts on their way, and the list of languages. */
type Expected = {
  readonly language: string;
  readonly texts: Promise<Texts>;
  readonly list: Promise<readonly string[]>;
};

export const languageLoader = (ports: LanguageLoaderPorts): LanguageLoader => {
  const { readTexts, readLanguages, startTexts, addTexts, turnTo, chosen, browser } = ports;
  let known: readonly string[] = productLanguages;
  let current = 'en';
  let ofAccount: string | undefined;
  let expected: Expected | undefined;
  const choose = (among: readonly string[]) => chooseLanguage(chosen(), ofAccount, browser, among);
  const look = async (): Promise<readonly string[]> => {
    known = await readLanguages();
    return known;
  };
  /** A chosen language is most likely available: its texts load in parallel with the list. */
  const likelyLanguage = () => choose([...productLanguages, chosen() ?? '', ofAccount ?? '']);
  const read = (language: string): Expected => {
    const reading = { language, texts: readTexts(language), list: look().catch(() => known) };
    // `speak`, which waits for the texts, handles an error.
    reading.texts.catch(() => undefined);
    return reading;
  };
  return {
    expect: () => {
      expected = read(likelyLanguage());
    },
    speak: async (account) => {
      ofAccount = account;
      const likely = likelyLanguage();
      const reading = expected?.language === likely ? expected : read(likely);
      expected = undefined;
      const [texts] = await Promise.all([reading.texts, reading.list]);
      current = choose(known);
      const right = current === likely ? texts : await readTexts(current);
      await startTexts(current);
      addTexts(current, right);
      return current;
    },
    renew: async () => {
      const next = known.includes(current) ? current : choose(known);
      addTexts(next, await readTexts(next));
      if (next === current) return;
      current = next;
      await turnTo(next);
    },
    languages: () => known,
    look,
  };
};
