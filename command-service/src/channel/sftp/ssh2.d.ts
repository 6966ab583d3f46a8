/** The part of ssh2 that the SFTP server and the SFTP client use. */
declare module 'ssh2' {
  import type { EventEmitter } from 'node:events';
  import type { Socket } from 'node:net';

  export type ParsedKey = {
    readonly type: string;
    getPublicSSH(): Buffer;
    isPrivateKey(): boolean;
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

  export type RemoteAttributes = {
    readonly size: number;
    readonly mtime: number;
    isDirectory(): boolean;
    isFile(): boolean;
  };
  export type RemoteEntry = { readonly filename: string; readonly attrs: RemoteAttributes };

  type Done<T> = (error: Error | null | undefined, value: T) => void;

  /** The client's end of an SFTP session. */
  export interface ClientStream extends EventEmitter {
    opendir(path: string, done: Done<Buffer>): void;
    readdir(handle: Buffer, done: Done<readonly RemoteEntry[]>): void;
    open(path: string, flags: 'r' | 'w', done: Done<Buffer>): void;
    close(handle: Buffer, done: Done<void>): void;
    read(handle: Buffer, into: Buffer, offset: number, length: number, position: number, done: Done<number>): void;
    write(handle: Buffer, from: Buffer, offset: number, length: number, position: number, done: Done<number>): void;
    stat(path: string, done: Done<RemoteAttributes>): void;
    rename(from: string, to: string, done: Done<void>): void;
    unlink(path: string, done: Done<void>): void;
  }

  export type ClientConfiguration = {
    readonly sock: Socket;
    readonly username: string;
    readonly password?: string;
    readonly privateKey?: string;
    readonly readyTimeout: number;
    readonly ident: string;
    readonly hostVerifier: (key: Buffer) => boolean;
    readonly algorithms: { readonly serverHostKey: readonly string[]; readonly compress: readonly string[] };
  };

  export interface Client extends EventEmitter {
    connect(configuration: ClientConfiguration): void;
    sftp(done: Done<ClientStream>): void;
    end(): void;
    destroy(): void;
  }

  const ssh2: {
    readonly Client: new () => Client;
    readonly Server: new (configuration: {
      readonly hostKeys: readonly string[];
      readonly ident: string;
      readonly algorithms?: { readonly compress?: readonly string[] };
    }) => Server;
    readonly utils: { parseKey(text: string | Buffer): ParsedKey | readonly ParsedKey[] | Error };
  };
  // biome-ignore lint/style/noDefaultExport: the library is one CommonJS object
  export default ssh2;
}
