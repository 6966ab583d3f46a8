/** Most channels of an environment. */
export const mostChannels = 50;
/** Most entries of a log in one reply, and most answers in one list. */
export const mostEntries = 100;
export const mostListedAnswers = 1_000;
/** Longest file name in an address before it is checked; a longer one is not recorded in full. */
export const longestNameInAddress = 1_000;
/** Longest address to which a channel posts. */
export const longestAddress = 2_000;
/** Most public keys of an SFTP channel, and the longest line of a key. */
export const mostKeys = 10;
export const longestKey = 4_200;
/** Longest recorded response in characters. */
export const longestResponse = 1_000;
/** Most host keys of a server, and the longest values of its settings. */
export const mostHostKeys = 5;
export const longestHost = 255;
export const longestUserName = 200;
export const longestFolder = 500;
export const longestPassword = 200;
export const longestPrivateKey = 16_000;
/** Longest name of a queue, and longest certificate as PEM. */
export const longestQueue = 255;
export const longestCertificate = 16_000;
/** Seconds between two looks into a folder of the bank's server. */
export const pollSeconds = { least: 5, most: 86_400, usual: 60 } as const;
