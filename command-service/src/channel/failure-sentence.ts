import type { Failure } from '@clearbench/contracts/failure';

/** The English sentence of a refusal and its key. */
export const failureSentence = (texts: Readonly<Record<string, string>>, { errorKey, params }: Failure): string => {
  const text = texts[`error.${errorKey}`] ?? '';
  const sentence = text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));
  return `${sentence} (${errorKey})`.trim();
};
