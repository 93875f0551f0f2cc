import type { Readable } from 'node:stream'

/** Where bytes lie. Keys are made by us (`area/random`), never from a file's name. */
export type Storage = {
  /** Store a stream; it is on disk (or acknowledged by the service) when this resolves. */
  put(key: string, bytes: Readable | Uint8Array, contentType: string): Promise<void>
  stream(key: string): Promise<Readable>
  bytes(key: string): Promise<Buffer>
  size(key: string): Promise<number>
  exists(key: string): Promise<boolean>
  /** Move within the storage, such as from quarantine to its place. */
  move(from: string, to: string): Promise<void>
  /** Delete; a key that is not there is no error. */
  remove(key: string): Promise<void>
}
