/** The checkpoint that says how far all read models are, for who follows them from another process. */
export const wholeProjector = 'projector';
