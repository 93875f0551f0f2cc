import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Database, ReadTx } from '../../../platform/database/database.ts'
import type { PdfReader } from '../../../platform/pdf/reader.ts'
import type { PictureReader } from '../../../platform/pictures/reader.ts'
import type { VirusScanner } from '../../../platform/scan/scanner.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { RuleOf } from './purposes.ts'
import type { Quota } from './store.ts'

export interface FilesDependencies {
  database: Database
  storage: Storage
  keys: Keys
  reader: PdfReader
  pictures: PictureReader
  scanner: VirusScanner
  /**
   * Folder of this process for uploads that nobody has looked at yet; on the disk of the storage where that
   * is local.
   */
  quarantineFolder: string
  quota: Quota
  /** What the modules say of the purposes they take uploads for. */
  ruleOf: RuleOf
  staffNames: StaffNames
}

/** What members of staff are called, by their ids; whoever keeps them answers. */
export type StaffNames = (tx: ReadTx, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** Enough for thirty applications with the largest statements; a person never meets the second. */
export const defaultQuota: Quota = { bytes: 20e9, filesPerDay: 300 }
