import type { ProfileSettings } from '@clearbench/contracts/user/profile-settings';
import { chooseColorScheme } from '../../look-and-feel/color-scheme.ts';
import { chooseAndReload } from '../../translation/language.ts';

/** Applies changes of the profile to this browser. */
export const followProfile = (before: ProfileSettings | undefined, now: ProfileSettings): void => {
  const theme = now.theme ?? 'system';
  if (theme !== before?.theme) chooseColorScheme(theme === 'system' ? 'auto' : theme);
  if (now.language !== before?.language) chooseAndReload(now.language);
};
