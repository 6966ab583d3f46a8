/** The part of ssh2 that the SFTP server uses. */
declare module 'ssh2' {
  import type { EventEmitter } from 'node:events';
  import type { Socket } from 'node:net';

  export type ParsedKey = {
    readonly type: string;
    getPublicSSH(): Buffer;
    verify(data: Buffer, signature: Buffer, hashAlgorithm?: string): boolean | Error;
  };

  export type Attributes = {
    readonly mode: number;
    readonly uid: number;
    readonly gid: number;
    readonly size: number;
    readonly atime: number;
    readonly mtime: number;
  };

  /** The reply to a request names its id. */
  export interface SftpStream extends EventEmitter {
    status(id: number, code: number, message?: string): void;
    handle(id: number, handle: Buffer): void;
    data(id: number, data: Buffer): void;
    name(
      id: number,
      names: readonly { readonly filename: string; readonly longname: string; readonly attrs: Attributes }[],
    ): void;
    attrs(id: number, attributes: Attributes): void;
    /** Closes the channel. */
    end(): void;
  }

  export type AuthContext = {
    readonly username: string;
    accept(): void;
    reject(methodsLeft?: readonly string[]): void;
  } & (
    | { readonly method: 'none' | 'hostbased' | 'keyboard-interactive' }
    | { readonly method: 'password'; readonly password: string }
    | {
        readonly method: 'publickey';
        readonly key: { readonly algo: string; readonly data: Buffer };
        /** Absent while the client asks whether it may use the key. */
        readonly signature?: Buffer;
        readonly blob?: Buffer;
        readonly hashAlgo?: string;
      }
  );

  export interface ServerConnection extends EventEmitter {
    end(): void;
  }

  export interface Server extends EventEmitter {
    injectSocket(socket: Socket): void;
  }

  const ssh2: {
    readonly Server: new (configuration: {
      readonly hostKeys: readonly string[];
      readonly ident: string;
      readonly algorithms?: { readonly compress?: readonly string[] };
    }) => Server;
    readonly utils: { parseKey(text: string | Buffer): ParsedKey | Error };
  };
  // biome-ignore lint/style/noDefaultExport: the library is one CommonJS object
  export default ssh2;
}
