import { routeTable } from './route-table.ts';

describe('route table', () => {
  const table = routeTable<string>();
  table.add('GET', '/api/files/', 'list');
  table.add('GET', '/api/files/:fileId/', 'read');
  table.add('PUT', '/api/files/:fileId/content', 'write');
  table.add('POST', '/api/files/upload', 'upload');
  table.add('GET', '/api/:kind/upload/state', 'state');

  const at = (method: string, path: string) => table.find(method, path);

  it.each([
    ['GET', '/api/files', 'list', {}],
    ['GET', '/api/files/', 'list', {}],
    ['GET', '/api/files/f1', 'read', { fileId: 'f1' }],
    ['PUT', '/api/files/f1/content/', 'write', { fileId: 'f1' }],
    ['POST', '/api/files/upload', 'upload', {}],
    ['GET', '/api/files/upload', 'read', { fileId: 'upload' }],
    ['GET', '/api/files/upload/state', 'state', { kind: 'files' }],
    ['GET', '/api/files/a%2Fb%20c', 'read', { fileId: 'a/b c' }],
  ])('matches %s %s to %s', (method, path, entry, params) => expect(at(method, path)).toEqual({ entry, params }));

  it.each([
    ['POST', '/api/files'],
    ['GET', '/'],
    ['GET', ''],
    ['GET', '/api'],
    ['GET', '/api/files//'],
    ['GET', '//api/files'],
    ['GET', '/api/files/f1/other'],
    ['GET', '/API/files'],
    ['GET', '/api/files/f1/content'],
    ['constructor', '/api/files'],
  ])('has no match for %s %s', (method, path) => expect(at(method, path)).toBeUndefined());

  it('names the parameter with an invalid encoding', () =>
    expect(() => at('GET', '/api/files/%zz')).toThrow(
      expect.objectContaining({ errorKey: 'request.invalid', params: { place: '/path/fileId', reason: 'malformed' } }),
    ));

  it('refuses two routes with one path', () =>
    expect(() => table.add('GET', '/api/files/:other', 'again')).toThrow('GET /api/files/:other'));
});
