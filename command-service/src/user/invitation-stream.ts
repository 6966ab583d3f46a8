/** The stream an invitation's events are kept in. */
export const invitationStream = (invitationId: string): string => `invitation-${invitationId}`;
