import type { AreaDependencies } from '../../../area-dependencies.ts'
import type { UploadPurpose, UploadedFile } from '@daftar/contract/endpoints/casework/files'
import type { IncomingFile } from '../../../platform/http/call.ts'
import type { Refusal } from '../../../platform/http/refusal.ts'
import type { Documents, Uploader } from '../../casework/files/index.ts'
import type { Codes } from '../../people/sign-in/index.ts'
import type { OrderActions, OrderCallback } from '../../selling/orders/index.ts'

/** What disputes are given by the areas they stand on. */
export interface DisputeNeeds {
  orders: Pick<OrderActions, 'refundOrder'>
  /** Told when a dispute opens, is challenged or ends: the shop's webhooks hear of it. */
  notify: OrderCallback
  /** One-time codes with their counters, for the phone of a shopper. */
  codes: Codes
  /** Codes that one network address may ask for in an hour. */
  sendsPerAddress: number
  files: {
    documents: Documents
    take(uploader: Uploader, purpose: UploadPurpose, file: IncomingFile): Promise<UploadedFile | Refusal>
  }
}

export type DisputeDependencies = Pick<
  AreaDependencies,
  | 'database'
  | 'queueMail'
  | 'publicOrigin'
  | 'storage'
  | 'papers'
  | 'brand'
  | 'fourEyesAboveMinor'
  | 'keys'
  | 'outbox'
  | 'config'
  | 'pictures'
> &
  DisputeNeeds
