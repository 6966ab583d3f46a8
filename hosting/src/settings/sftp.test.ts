import { sftpOf } from './sftp.ts';

describe('the address of the SFTP server', () => {
  it('is absent unless an operator sets the port', () => {
    expect(sftpOf({}, 'app')).toBeUndefined();
    expect(sftpOf({ CLEARBENCH_SFTP_HOST: '127.0.0.1' }, 'app')).toBeUndefined();
  });

  it('has the host of the HTTP server unless another one is set', () => {
    const env = { CLEARBENCH_SFTP_PORT: '2022', HOST: '10.0.0.7' };
    expect(sftpOf(env, 'app')).toEqual({ port: 2022, host: '10.0.0.7' });
    expect(sftpOf({ ...env, CLEARBENCH_SFTP_HOST: '::1' }, 'app')).toEqual({ port: 2022, host: '::1' });
  });

  it.each(['0', '65536', 'x'])('may not have the port %s', (port) =>
    expect(() => sftpOf({ CLEARBENCH_SFTP_PORT: port }, 'app')).toThrow('CLEARBENCH_SFTP_PORT must be'),
  );
});
