/** The token of an environment in URLs: lower-case letters and digits, separated by hyphens. */
export const tokenPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const longestToken = 40;

/** ISO 9362 in upper case, with or without the branch. */
export const clearingBicPattern = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
export const bic8Pattern = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}$/;

/** The proprietary code of a clearing system, as in ClrSys/Prtry. */
export const systemCodePattern = /^[A-Za-z0-9]{1,35}$/;

/** A time of day, HH:MM. */
export const cutOffPattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Most seconds until the time-out of an instant payment. */
export const longestTimeOut = 3_600;
