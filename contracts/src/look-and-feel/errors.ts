import type { FailureKind } from '../failure.ts';

export const lookAndFeelErrors = {
  /** Somebody else changed the colours, or replaced the same asset, meanwhile. */
  'lookAndFeel.stale': 'conflict',
  /** {color}: no opaque colour as CSS writes them. */
  'lookAndFeel.badColor': 'invalid',
  /** {color}: a colour most screens cannot show. */
  'lookAndFeel.outsideSrgb': 'invalid',
  'asset.notFound': 'notFound',
  'asset.empty': 'invalid',
  /** {kilobytes}: how large it may be. */
  'asset.tooLarge': 'invalid',
  /** {allowed}: by its content it is none of these. */
  'asset.wrongType': 'invalid',
  /** {reason}: it begins like a font and is not whole. */
  'asset.badFont': 'invalid',
  /** {reason}: it is no well-formed drawing. */
  'asset.badSvg': 'invalid',
} as const satisfies Record<string, FailureKind>;
