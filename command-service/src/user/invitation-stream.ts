/** The stream of an invitation. */
export const invitationStream = (invitationId: string): string => `invitation-${invitationId}`;
