import type { UploadedFile, UploadPurpose } from '@daftar/contract/endpoints/casework/files'
import type { ComputedPermissions } from '@daftar/rules/access/permissions'
import type { RawFlag } from '@daftar/rules/access/raw-flags'
import type { CaseStanding } from '@daftar/rules/files/retention'
import type { FileType } from '@daftar/rules/files/upload-rules'
import type { ReadTx } from '../database/database.ts'
import type { DocumentKind, StatementReading } from '../pdf/verdict.ts'

/** What a module says of the uploads it takes for one purpose. */
export interface UploadRule {
  types: readonly FileType[]
  maximumBytes: number
  /**
   * Who may upload files of this purpose, and see those of the merchant; or whoever applies to become one.
   */
  permission: keyof ComputedPermissions | 'applicant'
  /** Who may upload holds this flag as well; who sees the files need not. */
  flag?: RawFlag
  /**
   * An identity document: has a key of its own, which ends with it, and is opened by staff with a reason
   * alone (decision 0085).
   */
  isPrecious?: boolean
  /** A PDF is let in that opens with a password only, because the form asks for it. */
  mayBeLocked?: boolean
  /** A PDF with text is read as this kind of document; what it says is a proposal (DEC-KYB-14). */
  document?: DocumentKind
  /** Whether a picture has the size and shape that it is for. */
  picture?(size: Readonly<{ width: number; height: number }>): boolean
  /** What the answer to an upload shows of what was read from a PDF; nothing unless told. */
  reading?(facts: StatementReading): UploadedFile['reading']
  /**
   * How the cases of a merchant stand that its files were handed in for; without it the relation alone
   * counts.
   */
  standings?: Standings
}

/** Answers for one merchant how the case of each of its files stands. */
export type Standings = (tx: ReadTx, merchantId: string) => Promise<(fileId: string) => CaseStanding>

/** The purposes of one module, or of several. */
export type UploadRules = Readonly<Partial<Record<UploadPurpose, UploadRule>>>
