/** The form field for a location of the server, e.g. /body/values/groups/payment/0/amount. */
export const fieldAt = (place: string | number | undefined): string | undefined => {
  const [, body, values, ...path] = String(place ?? '').split('/');
  return body === 'body' && values === 'values' && path.length > 0 ? path.join('.') : undefined;
};
