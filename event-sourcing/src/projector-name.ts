/** The checkpoint with the position of all read models, for processes that follow them. */
export const projectorName = 'projector';
