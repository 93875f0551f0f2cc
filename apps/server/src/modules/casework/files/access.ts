import type { UploadPurpose } from '@daftar/contract/endpoints/files'
import type { MerchantActor } from '../../../platform/http/actor.ts'
import { purposeRules } from './purposes.ts'
import type { FileRow } from './store.ts'

/** A file is uploaded by whoever may use the screen it is for. */
export function mayUpload(actor: MerchantActor, purpose: UploadPurpose): boolean {
  return actor.permissions[purposeRules[purpose].permission]
}

/** One's own files, and those of the merchant that belong to a screen one may see. */
export function mayRead(actor: MerchantActor, file: FileRow): boolean {
  return file.uploaded_by === actor.id || actor.permissions[purposeRules[file.area].permission]
}
