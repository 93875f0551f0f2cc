import type { Readable } from 'node:stream'
import type { Disk } from 'flydrive'

/** A disk of flydrive, and what it takes here until bytes that were written are safe. */
export interface Place {
  disk: Disk
  /** Writes a stream; its bytes are on disk, or acknowledged by the service, when this resolves. */
  write(key: string, bytes: Readable, contentType: string): Promise<void>
  /** Called with a key that bytes were moved to. */
  moved?(key: string): Promise<void>
}
