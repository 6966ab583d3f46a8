export const fileStream = (fileId: string): string => `file-${fileId}`;
