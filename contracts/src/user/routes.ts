import { z } from 'zod';
import { committed, noReply, route } from '../route.ts';
import { profileSettings, retentionDays } from './profile-settings.ts';

export const readProfileRoute = route({
  name: 'readProfile',
  summary: "The user's own settings.",
  side: 'query',
  method: 'GET',
  path: '/api/user/profile/settings',
  allow: 'signedIn',
  scope: 'read',
  reply: profileSettings,
  errors: [],
});

export const changeProfileRoute = route({
  name: 'changeProfile',
  summary: "Changes the user's own settings; without language, time zone or theme, these keep their values.",
  side: 'command',
  method: 'PUT',
  path: '/api/user/profile/settings',
  allow: 'signedIn',
  scope: 'none',
  body: profileSettings
    .partial({ language: true, timeZone: true })
    .extend({ bic: z.string().max(35), reorgFiles: retentionDays }),
  reply: committed.extend({ settings: profileSettings }),
  errors: ['user.badBic', 'user.retentionNotInPlan'],
});

export const deleteOwnAccountRoute = route({
  name: 'deleteOwnAccount',
  summary: "Deletes the user's own account; the personal data in the log can no longer be read.",
  side: 'command',
  method: 'DELETE',
  path: '/api/user',
  allow: 'session',
  scope: 'none',
  reply: noReply,
  errors: ['user.lastAdministrator'],
});

export const requestVerificationRoute = route({
  name: 'requestVerification',
  summary: 'Sends a new link that verifies the mail address; earlier links are invalid.',
  side: 'command',
  method: 'POST',
  path: '/api/session/verification',
  allow: 'session',
  scope: 'none',
  reply: z.object({ sentTo: z.string(), expiresAt: z.string() }),
  errors: ['mail.notConfigured', 'user.alreadyVerified', 'user.badEmail'],
});

export const claimInstallationRoute = route({
  name: 'claimInstallation',
  summary: 'Makes the caller the first administrator; requires the one-time code from the log of the server.',
  side: 'command',
  method: 'POST',
  path: '/api/session/claim',
  allow: 'session',
  scope: 'none',
  body: z.object({ code: z.string().max(64) }),
  reply: noReply,
  errors: ['claim.wrongCode', 'claim.alreadyClaimed'],
});

export const sendContactRoute = route({
  name: 'sendContact',
  summary: 'Sends a message to the operator of the installation.',
  side: 'command',
  method: 'POST',
  path: '/api/public/contact',
  allow: 'anyone',
  body: z.object({
    name: z.string().trim().min(1).max(120),
    email: z.string().trim().min(3).max(254),
    subject: z.string().trim().min(1).max(160),
    message: z.string().trim().min(1).max(8_000),
  }),
  reply: noReply,
  errors: ['mail.notConfigured', 'mail.failed', 'user.badEmail'],
});
