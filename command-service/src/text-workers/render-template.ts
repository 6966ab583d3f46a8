import { Failure } from '@clearbench/contracts/failure';
import type { TemplateContent } from '@clearbench/contracts/template/events';
import type { TemplateValues } from '@clearbench/contracts/template/layout';
import type { WrapOptions } from '@clearbench/iso20022/envelopes/wrapping/in-profile';
import type { RenderContext } from '@clearbench/template-engine/render-context';
import { seededRandom } from '@clearbench/template-engine/seeded-random';
import { textInPieces } from '@clearbench/template-engine/text-in-pieces';
import { joinedInto, ownMemory, wrappedParts } from './wrap-text.ts';

/** A template to render, as data for a worker. */
export type TemplateJob = {
  readonly content: TemplateContent;
  readonly values: TemplateValues;
  readonly renderContext: Omit<RenderContext, 'dice'>;
  readonly seed: number;
  /** The profile of the environment, where the text is not in it already. */
  readonly wrap?: WrapOptions | undefined;
  /** Size in bytes; a longer text is refused with `file.tooLarge`. */
  readonly limit: number;
};

/** The text, the error key of the values, or the fault of the body. */
export type RenderedTemplate =
  | { readonly bytes: Uint8Array }
  | { readonly failure: Pick<Failure, 'errorKey' | 'params'> }
  | { readonly bodyBroken: string };

const textOf = ({ content, values, renderContext: context, seed, limit, wrap }: TemplateJob): Uint8Array => {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for (const piece of textInPieces(content, values, { ...context, dice: seededRandom(seed) })) {
    const encoded = Buffer.from(piece);
    bytes += encoded.length;
    if (bytes > limit) throw new Failure('file.tooLarge', { limit });
    pieces.push(encoded);
  }
  const text = new Uint8Array(Buffer.concat(pieces));
  if (wrap === undefined) return text;
  const wrapped = joinedInto(ownMemory, wrappedParts(text, wrap));
  if (wrapped.length > limit) throw new Failure('file.tooLarge', { limit });
  return wrapped;
};

/** Renders a template. Failures are part of the result, because a worker cannot throw them with their keys. */
export const renderTemplate = (job: TemplateJob): RenderedTemplate => {
  try {
    return { bytes: textOf(job) };
  } catch (error) {
    if (error instanceof Failure) return { failure: { errorKey: error.errorKey, params: error.params } };
    return { bodyBroken: error instanceof Error ? error.message : String(error) };
  }
};
