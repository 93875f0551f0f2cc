import type { MerchantActor } from '../../../platform/http/actor.ts'
import type { UploadRule } from '../../../platform/modules/uploads.ts'
import type { FileRow } from './store.ts'

/** A file is uploaded by whoever may use the screen it is for. */
export function mayUpload(actor: MerchantActor, { permission, flag }: UploadRule): boolean {
  if (permission === 'applicant') return actor.merchantId === null && actor.applicantId !== null
  return actor.permissions[permission] && (!flag || actor.flags[flag])
}

/** Files of the merchant that belong to a screen one may see; what it applied with, its admins. */
export function maySee(actor: MerchantActor, { permission }: UploadRule): boolean {
  if (permission !== 'applicant') return actor.permissions[permission]
  return actor.merchantId === null || actor.permissions.isWorkspaceAdmin
}

/** The same, and one's own files. */
export function mayRead(actor: MerchantActor, file: FileRow, rule: UploadRule): boolean {
  return file.uploaded_by === actor.id || (actor.merchantId !== null && maySee(actor, rule))
}
