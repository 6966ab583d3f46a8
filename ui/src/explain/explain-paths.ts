/** Addresses of the public pages about rules and codes. */
export const explainPath = '/explain';
export const pathOfRule = (id: string): string => `${explainPath}/rules/${id}`;
export const pathOfList = (list: string): string => `${explainPath}/codes/${list}`;
export const pathOfCode = (list: string, code: string): string => `${pathOfList(list)}/${code}`;

export const messagesPath = `${explainPath}/messages`;
export const pathOfMessage = (message: string): string => `${messagesPath}/${message}`;

/** Whether a rule has a page; rules that an environment defines have none. */
export const hasPage = (id: string): boolean => /^[THGPIAMSDRE]-\d\d$/.test(id);
