import { languages as productLanguages } from '@clearbench/contracts/translation/routes';
import { chooseLanguage } from './language.ts';

type Texts = Readonly<Record<string, string>>;

export type LanguageLoaderPorts = {
  readTexts(language: string): Promise<Texts>;
  readLanguages(): Promise<readonly string[]>;
  startTexts(language: string): Promise<void>;
  addTexts(language: string, texts: Texts): void;
  /** Another language from now on, its texts being there. */
  turnTo(language: string): Promise<unknown>;
  /** Chosen in this browser; null = nothing. */
  chosen(): string | null;
  /** What the browser asks for. */
  readonly browser: readonly string[];
};

/** Makes the page speak, and again whenever its texts have changed. */
export type LanguageLoader = {
  /** Starts in the language of the account or the browser, and answers which one that is. */
  speak(account: string | undefined): Promise<string>;
  /** Takes in the texts as they now are, of another language where the one spoken is gone; components hear of it. */
  renew(): Promise<void>;
  languages(): readonly string[];
  /** Reads again which languages there are. */
  look(): Promise<readonly string[]>;
};

export const languageLoader = (ports: LanguageLoaderPorts): LanguageLoader => {
  const { readTexts, readLanguages, startTexts, addTexts, turnTo, chosen, browser } = ports;
  let known: readonly string[] = productLanguages;
  let spoken = 'en';
  let ofAccount: string | undefined;
  const choose = (among: readonly string[]) => chooseLanguage(chosen(), ofAccount, browser, among);
  const look = async (): Promise<readonly string[]> => {
    known = await readLanguages();
    return known;
  };
  return {
    speak: async (account) => {
      ofAccount = account;
      // Whoever chose a language most likely can have it: its texts are on their way while the list is asked for.
      const likely = choose([...productLanguages, chosen() ?? '', account ?? '']);
      const [texts] = await Promise.all([readTexts(likely), look().catch(() => known)]);
      spoken = choose(known);
      const right = spoken === likely ? texts : await readTexts(spoken);
      await startTexts(spoken);
      addTexts(spoken, right);
      return spoken;
    },
    renew: async () => {
      const next = known.includes(spoken) ? spoken : choose(known);
      addTexts(next, await readTexts(next));
      if (next === spoken) return;
      spoken = next;
      await turnTo(next);
    },
    languages: () => known,
    look,
  };
};
