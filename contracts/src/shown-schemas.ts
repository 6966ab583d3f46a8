import { z } from 'zod';
import { isShownName, isShownText } from './shown-name.ts';

const error = 'contains invisible characters or bidirectional controls';

/** A visible name of at most `longest` characters; surrounding space is removed. */
export const shownName = (longest: number) => z.string().trim().min(1).max(longest).refine(isShownName, { error });

/** A visible text of at most `longest` characters. */
export const shownText = (longest: number) => z.string().max(longest).refine(isShownText, { error });
