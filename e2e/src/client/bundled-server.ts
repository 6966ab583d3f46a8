/** The package whose folder gets the bundle of the server of the journeys, and the name of its program. */
export const [bundleOwner, bundledServer] = ['e2e', 'server'];
