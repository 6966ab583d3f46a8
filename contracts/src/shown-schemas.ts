import { z } from 'zod';
import { isShownName, isShownText } from './shown-name.ts';

const error = 'holds signs that are not seen or turn the order of letters round';

/** A name that others read, of so many characters at most; space around it is taken off. */
export const shownName = (longest: number) => z.string().trim().min(1).max(longest).refine(isShownName, { error });

/** A text that others read. */
export const shownText = (longest: number) => z.string().max(longest).refine(isShownText, { error });
