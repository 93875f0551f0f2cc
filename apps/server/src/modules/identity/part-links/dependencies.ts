import type { UploadedFile, UploadPurpose } from '@daftar/contract/endpoints/casework/files'
import type { PartForm, PartValues } from '@daftar/rules/part-links/part-forms'
import type { PartScope, PartSubject } from '@daftar/rules/part-links/part-link'
import type { AreaDependencies } from '../../../area-dependencies.ts'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { MerchantActor } from '../../../platform/http/actor.ts'
import type { IncomingFile } from '../../../platform/http/call.ts'
import type { Refusal } from '../../../platform/http/refusal.ts'
import type { Codes } from '../../people/sign-in/index.ts'
import type { Documents, Uploader } from '../../casework/files/index.ts'

/** One part of one application. */
export interface PartOf {
  merchantId: string
  subjectId: string
  scope: PartScope
  /** Which of several people; empty where there is one part alone. */
  person: string
}

/** What an application says of a part. */
export interface PartStanding {
  form: PartForm
  values: PartValues
  /** What it says and nobody is shown: it counts where somebody else changed it meanwhile. */
  hidden?: string
  businessName: string
  /** The application can be written still. */
  isOpen: boolean
}

export interface FilledPart {
  values: PartValues
  /** Where the code of the link went that lets in whoever fills it. */
  proved: { factor: 'email' | 'phone'; contact: string }
  /** Whom a change of the application is put down to: who asked. */
  askedBy: string
  at: Date
}

/** An application whose parts can be filled by others, as the module that owns it knows it. */
export interface PartOwner {
  /** The merchant of an application that this person may write, and so ask others to; a refusal else. */
  reach(tx: ReadTx, actor: MerchantActor, subjectId: string): Promise<string | Refusal>
  /** What it says now; undefined where it has no such part. */
  read(tx: ReadTx, part: PartOf): Promise<PartStanding | undefined>
  /** The same, the application held until the transaction ends. */
  hold(tx: Tx, part: PartOf): Promise<PartStanding | undefined>
  /** Writes what was checked by the rules into what is held. */
  write(tx: Tx, part: PartOf, filled: FilledPart): Promise<Refusal | null>
  purposes: Readonly<Record<'identity' | 'licence' | 'document', UploadPurpose>>
}

export interface PartLinkDependencies extends Pick<
  AreaDependencies,
  'brand' | 'database' | 'keys' | 'outbox' | 'publicOrigin' | 'queueMail'
> {
  codes: Codes
  /** How long a code holds. */
  codeMinutes: number
  /** Codes that one network address may ask for in an hour. */
  sendsPerAddress: number
  documents: Documents
  takeFile(uploader: Uploader, purpose: UploadPurpose, file: IncomingFile): Promise<UploadedFile | Refusal>
  owners: Readonly<Record<PartSubject, PartOwner>>
}
