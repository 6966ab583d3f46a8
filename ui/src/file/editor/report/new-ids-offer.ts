import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { createContext } from 'react';

/** Gives the file new ids; undefined where its text cannot be changed now. */
export const NewIdsOffer = createContext<(() => void) | undefined>(undefined);

/** The rules that find an identifier used before, or twice. */
const rulesOnDuplicates = new Set(['G-01', 'H-06', 'I-01', 'I-02', 'I-04']);
/** For these rules, findings about the format of an identifier or a missing one. */
const aboutForm = /\.(missing|notAll)$/;

/** Whether new ids resolve the finding. */
export const isDuplicateFinding = ({ ruleId, textKey, expected }: ValidationMessage): boolean =>
  rulesOnDuplicates.has(ruleId) && !aboutForm.test(textKey) && expected === undefined;
