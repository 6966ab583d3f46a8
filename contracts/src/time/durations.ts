export const millisecondsPerSecond = 1_000;
export const millisecondsPerMinute = 60 * millisecondsPerSecond;
export const millisecondsPerHour = 60 * millisecondsPerMinute;
export const millisecondsPerDay = 24 * millisecondsPerHour;
export const secondsPerDay = millisecondsPerDay / millisecondsPerSecond;

export const nanosecondsPerMillisecond = 1_000_000;
