import type { FailureKind } from '../failure.ts';

export const lookAndFeelErrors = {
  /** Another administrator changed the colours or replaced the asset in the meantime. */
  'lookAndFeel.stale': 'conflict',
  /** {color}: not an opaque CSS colour. */
  'lookAndFeel.badColor': 'invalid',
  /** {color}: a colour outside the sRGB gamut. */
  'lookAndFeel.outsideSrgb': 'invalid',
  'asset.notFound': 'notFound',
  'asset.empty': 'invalid',
  /** {kilobytes}: the largest accepted size. */
  'asset.tooLarge': 'invalid',
  /** {allowed}: the content has none of the accepted types. */
  'asset.wrongType': 'invalid',
  /** {reason}: the content begins like a font and is incomplete. */
  'asset.badFont': 'invalid',
  /** {reason}: the SVG is not well-formed. */
  'asset.badSvg': 'invalid',
} as const satisfies Record<string, FailureKind>;
