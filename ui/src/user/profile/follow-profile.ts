import type { ProfileSettings } from '@clearbench/contracts/user/profile-settings';
import { chooseColorScheme } from '../../look-and-feel/color-scheme.ts';
import { chooseAndReload } from '../../translation/language.ts';

/** Makes this browser look and speak as the profile says, as far as that was just changed. */
export const followProfile = (before: ProfileSettings | undefined, now: ProfileSettings): void => {
  const theme = now.theme ?? 'system';
  if (theme !== before?.theme) chooseColorScheme(theme === 'system' ? 'auto' : theme);
  if (now.language !== before?.language) chooseAndReload(now.language);
};
