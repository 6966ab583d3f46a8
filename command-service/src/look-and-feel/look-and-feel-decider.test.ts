import { defaultStyles } from '@clearbench/contracts/look-and-feel/colors';
import type { LookAndFeelCommand } from '@clearbench/contracts/look-and-feel/commands';
import type { LookAndFeelEvent } from '@clearbench/contracts/look-and-feel/events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { lookAndFeelDecider } from './look-and-feel-decider.ts';

const { given } = specFor(lookAndFeelDecider);
const at = '2026-11-20T08:00:00.000Z';
const [green, red] = ['seagreen', 'firebrick'].map((primaryColor) => ({ ...defaultStyles, primaryColor }));
const changed = (styles = green): LookAndFeelEvent => ({
  type: 'AppearanceChanged',
  data: { styles: styles ?? defaultStyles },
});
const change = (basedOn: number, styles = green): LookAndFeelCommand => ({
  type: 'ChangeAppearance',
  data: { styles: styles ?? defaultStyles, basedOn },
  at,
});
const reset = (basedOn: number): LookAndFeelCommand => ({ type: 'ResetAppearance', data: { basedOn }, at });
const picture = { asset: 'favicon', mediaType: 'image/png', size: 90 } as const;
const replaced = (sha256: string): LookAndFeelEvent => ({ type: 'AssetReplaced', data: { ...picture, sha256 } });
const replace = (sha256: string, basedOn: string): LookAndFeelCommand => ({
  type: 'ReplaceAsset',
  data: { ...picture, sha256, basedOn },
  at,
});
const remove = (basedOn: string): LookAndFeelCommand => ({
  type: 'RemoveAsset',
  data: { asset: 'favicon', basedOn },
  at,
});
const removed: LookAndFeelEvent = { type: 'AssetRemoved', data: { asset: 'favicon' } };
const wasReset: LookAndFeelEvent = { type: 'AppearanceReset', data: {} };

describe('colours', () => {
  it('are changed on the basis of the current version', () => {
    given().when(change(0)).emits(changed());
    given(changed()).when(change(1, red)).emits(changed(red));
    given(changed()).when(change(0, red)).refuses('lookAndFeel.stale', { expected: 0, actual: 1 });
  });

  it('are changed without a version', () =>
    given(changed())
      .when({ type: 'ChangeAppearance', data: { styles: red ?? defaultStyles }, at })
      .emits(changed(red)));
  it('are unchanged without a difference, for any version', () => given(changed()).when(change(0)).emitsNothing());
  it('are reset to the built-in colours', () => given(changed()).when(reset(1)).emits(wasReset));
  it('are not reset with an outdated version', () =>
    given(changed()).when(reset(0)).refuses('lookAndFeel.stale', { expected: 0, actual: 1 }));
  it('are reset once, and changed again after that', () => {
    given().when(reset(0)).emitsNothing();
    given(changed(), wasReset).when(reset(2)).emitsNothing();
    given(changed(), wasReset).when(change(2)).emits(changed());
  });
});

describe('asset', () => {
  it('is added where none exists, and replaced on the basis of the replaced one', () => {
    given().when(replace('a', 'none')).emits(replaced('a'));
    given(replaced('a')).when(replace('b', 'a')).emits(replaced('b'));
    given(replaced('a'), replaced('b'))
      .when(replace('c', 'a'))
      .refuses('lookAndFeel.stale', { expected: 'a', actual: 'b' });
  });
  it('is unchanged where the same bytes are uploaded again', () =>
    given(replaced('a')).when(replace('a', 'none')).emitsNothing());
  it('is removed, once', () => {
    given(replaced('a')).when(remove('a')).emits(removed);
    given(replaced('a')).when(remove('b')).refuses('lookAndFeel.stale', { expected: 'b', actual: 'a' });
    given(replaced('a'), removed).when(remove('a')).refuses('asset.notFound');
    given(replaced('a'), removed).when(replace('b', 'none')).emits(replaced('b'));
  });
  it('is independent of the version of the colours', () =>
    given(changed(), replaced('a')).when(change(1, red)).emits(changed(red)));
});
