import type { Readable } from 'node:stream'

/**
 * Where bytes lie, encrypted with a key of the merchant they belong to. Keys of the storage are made by us
 * (`area/random`), never from a file's name. What is in it is read by its key alone: it says itself whose it
 * is.
 */
export type Storage = {
  /**
   * Store bytes of an owner, a merchant or one precious file of it; they are on disk (or acknowledged by the
   * service) when this resolves.
   */
  put(owner: string, key: string, bytes: Readable | Uint8Array): Promise<void>
  /**
   * The stream fails at the first part that was changed or is missing. Throws `BytesErased` when the
   * merchant's key is gone.
   */
  stream(key: string): Promise<Readable>
  bytes(key: string): Promise<Buffer>
  /** Of the bytes as they were put. */
  size(key: string): Promise<number>
  exists(key: string): Promise<boolean>
  /** Encrypts what was stored before there were keys; of what is encrypted, or not there, nothing changes. */
  seal(merchantId: string, key: string): Promise<void>
  /** Delete; a key that is not there is no error. */
  remove(key: string): Promise<void>
}

/** The keys that files are encrypted with: of their merchant, or of their own (`fileOwner`). */
export interface FileKeys {
  /** Made when an owner has none yet. */
  of(owner: string): Promise<Buffer>
  /** Null when it was destroyed. */
  find(owner: string): Promise<Buffer | null>
}

/** The merchant's key was destroyed: nobody can read its files any more. */
export class BytesErased extends Error {
  override name = 'BytesErased'
}
