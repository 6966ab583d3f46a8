import { languages as productLanguages } from '@clearbench/contracts/translation/routes';
import { chooseLanguage } from './language.ts';

type Texts = Readonly<Record<string, string>>;

export type SpeakerPorts = {
  readTexts(language: string): Promise<Texts>;
  readLanguages(): Promise<readonly string[]>;
  startTexts(language: string): Promise<void>;
  addTexts(language: string, texts: Texts): void;
  /** Chosen in this browser; null = nothing. */
  chosen(): string | null;
  /** What the browser asks for. */
  readonly browser: readonly string[];
};

/** Makes the page speak, and again whenever its texts have changed. */
export type Speaker = {
  /** Starts in the language of the account or the browser, and answers which one that is. */
  speak(account: string | undefined): Promise<string>;
  /** Takes in the texts as they now are; components hear of it. */
  renew(): Promise<void>;
  languages(): readonly string[];
  /** Reads again which languages there are. */
  look(): Promise<readonly string[]>;
};

export const speaker = ({ readTexts, readLanguages, startTexts, addTexts, chosen, browser }: SpeakerPorts): Speaker => {
  let known: readonly string[] = productLanguages;
  let spoken = 'en';
  const look = async (): Promise<readonly string[]> => {
    known = await readLanguages();
    return known;
  };
  return {
    speak: async (account) => {
      const choose = (among: readonly string[]) => chooseLanguage(chosen(), account, browser, among);
      // Whoever chose a language most likely can have it: its texts are on their way while the list is asked for.
      const likely = choose([...productLanguages, chosen() ?? '', account ?? '']);
      const [texts] = await Promise.all([readTexts(likely), look().catch(() => known)]);
      spoken = choose(known);
      const right = spoken === likely ? texts : await readTexts(spoken);
      await startTexts(spoken);
      addTexts(spoken, right);
      return spoken;
    },
    renew: async () => addTexts(spoken, await readTexts(spoken)),
    languages: () => known,
    look,
  };
};
