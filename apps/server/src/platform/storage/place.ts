import type { Readable } from 'node:stream'
import type { Disk } from 'flydrive'

/** A disk of flydrive, and what it takes here until bytes that were written are safe. */
export interface Place {
  disk: Disk
  /**
   * Writes a stream in place of what was there; its bytes are on disk, or acknowledged by the service, when
   * this resolves. Until then whoever reads sees what was there before.
   */
  write(key: string, bytes: Readable): Promise<void>
}
