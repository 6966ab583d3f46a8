/** The form field for a location of the server, e.g. /body/values/groups/payment/0/amount. */
export const fieldAt = (pointer: string | number | undefined): string | undefined => {
  const [, body, values, ...path] = String(pointer ?? '').split('/');
  return body === 'body' && values === 'values' && path.length > 0 ? path.join('.') : undefined;
};
