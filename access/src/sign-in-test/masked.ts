const hidden = '•••';

/** The first character of a text, so that it is recognisable. */
const part = (text: string): string => (text === '' ? '' : `${Array.from(text)[0]}${hidden}`);

export const maskedSubject = (subject: string): string =>
  subject.length < 8 ? part(subject) : `${subject.slice(0, 2)}${hidden}${subject.slice(-2)}`;

export const maskedName = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 4)
    .map(part)
    .join(' ');

export const maskedAddress = (address: string): string => {
  const at = address.lastIndexOf('@');
  return at < 0 ? part(address) : `${part(address.slice(0, at))}${address.slice(at, at + 80)}`;
};
