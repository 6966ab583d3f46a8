import type { Route } from './route.ts';

/** The areas of the API in the order of the API page. A path belongs to the first prefix that it starts with. */
const prefixes = [
  ['Validation', '/api/validat'],
  ['Files', '/api/files'],
  ['Files', '/api/annotation'],
  ['Transfers', '/api/transfers'],
  ['Channels', '/exchange/'],
  ['Channels', '/api/admin/channels'],
  ['Scenarios', '/api/scenarios'],
  ['Scenarios', '/api/public/schemas/scenarios'],
  ['Test suites', '/api/suites'],
  ['Test suites', '/api/admin/suites'],
  ['Test suites', '/api/public/schemas/'],
  ['Test suites', '/api/suite'],
  ['Templates', '/api/template'],
  ['Templates', '/api/admin/template'],
  ['Simulation environments', '/api/admin/simenv'],
  ['Simulation environments', '/api/simenv/'],
  ['Own account', '/api/user'],
  ['Session', '/api/session'],
  ['Session', '/api/public/userinfo'],
  ['Session', '/api/public/loginurls'],
  ['Session', '/api/heartbeat'],
  ['Users and invitations', '/api/admin/user'],
  ['Users and invitations', '/api/admin/allUser'],
  ['Users and invitations', '/api/admin/invit'],
  ['Users and invitations', '/api/admin/service-accounts'],
  ['Plans', '/api/admin/plan'],
  ['Formats and rules', '/api/admin/format'],
  ['Formats and rules', '/api/public/rules'],
  ['Code lists', '/api/admin/codelist'],
  ['Calendars', '/api/admin/calendar'],
  ['Texts', '/api/admin/translations'],
  ['Texts', '/api/public/translations'],
  ['Look and feel', '/api/admin/custom-styles'],
  ['Look and feel', '/api/admin/assets'],
  ['Look and feel', '/api/assets'],
  ['Look and feel', '/api/public/assets'],
  ['Statistics', '/api/admin/statistics'],
  ['Installation', '/api/'],
] as const;

export type ApiArea = (typeof prefixes)[number][0];

/** Every area once, in the order of the API page. */
export const apiAreas: readonly ApiArea[] = [...new Set(prefixes.map(([area]) => area))];

/** The area of the API that a route belongs to. */
export const areaOfRoute = ({ path }: Pick<Route, 'path'>): ApiArea =>
  prefixes.find(([, prefix]) => path.startsWith(prefix))?.[0] ?? 'Installation';
