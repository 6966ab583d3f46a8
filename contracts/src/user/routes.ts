import { route } from '../route.ts';
import { profileSettings } from './profile-settings.ts';

export const readProfileRoute = route({
  name: 'readProfile',
  summary: "The user's own settings.",
  side: 'query',
  method: 'GET',
  path: '/api/user/profile/settings',
  allow: 'signedIn',
  reply: profileSettings,
  errors: [],
});
