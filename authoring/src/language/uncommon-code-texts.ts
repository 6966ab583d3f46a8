import { readCodeTexts } from '@clearbench/iso20022/code-sets/texts/read-code-texts';
import texts from './uncommon-code-texts.json' with { type: 'json' };

/** The meanings of less common codes that the message definitions list themselves, by the elements that contain them. */
export const uncommonCodeTexts = readCodeTexts(texts);
