import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import { mirroredForSave } from '@daftar/rules/onboarding/mirrors'
import { changed, type OnboardingPatch } from '@daftar/rules/onboarding/resets'
import { fieldOutside } from '@daftar/rules/onboarding/sections'
import { isOpenToApplicant } from '@daftar/rules/onboarding/transitions'
import { readUtm } from '@daftar/rules/shell/frame/utm'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import type { Documents } from '../../casework/files/index.ts'
import { onboardingReview } from './form-review.ts'
import { strangeFiles } from './named-files.ts'
import { sectionOf } from './present.ts'
import { writeDocument, type ApplicationRow } from './store.ts'

interface Saving {
  documents: Documents
  ifMatch: number
  at: Date
}

/**
 * Saves some fields: what they clear is cleared (DEC-ONB-29). Types were checked by the contract, and nothing
 * else is (DEC-ONB-37).
 */
export function saveChange(
  tx: Tx,
  row: ApplicationRow,
  patch: OnboardingPatch,
  saving: Saving,
): Promise<Refusal | null> {
  return save(tx, row, { patch, after: changed(row.document, patch) }, saving)
}

/** Saves the whole of it, as it comes. */
export function saveWhole(
  tx: Tx,
  row: ApplicationRow,
  after: OnboardingDocument,
  saving: Saving,
): Promise<Refusal | null> {
  return save(tx, row, { patch: differing(row.document, mirroredForSave(after)), after }, saving)
}

async function save(
  tx: Tx,
  row: ApplicationRow,
  { patch, after }: { patch: OnboardingPatch; after: OnboardingDocument },
  { documents, ifMatch, at }: Saving,
): Promise<Refusal | null> {
  if (!isOpenToApplicant(row.status)) return refuse('wrong_status')
  if (row.version !== ifMatch) return refuse('stale_version')
  if (row.status === 'changes_requested') {
    const asked = (await onboardingReview.current(tx, row)).map(sectionOf)
    const outside = fieldOutside(patch, asked)
    if (outside !== null) return refuseFields({ [outside]: 'invalid' })
  }
  const before = row.document
  const next = mirroredForSave({ ...after, advertisement: keptCampaign(before, after) })
  const strange = await strangeFiles(tx, documents, row.merchant_id, { before, after: next })
  if (Object.keys(strange).length > 0) return refuseFields(strange)
  return (await writeDocument(tx, row, next, at)) ? null : refuse('stale_version')
}

/** ONB-50, ONB-51: what brought the applicant here first stays; values are cleaned as everywhere. */
function keptCampaign(
  { advertisement: before }: OnboardingDocument,
  { advertisement: given }: OnboardingDocument,
): OnboardingDocument['advertisement'] {
  const utm = readUtm((name) => given[name as keyof typeof given])
  return {
    utm_source: before.utm_source || (utm.source ?? ''),
    utm_campaign: before.utm_campaign || (utm.campaign ?? ''),
    utm_medium: before.utm_medium || (utm.medium ?? ''),
  }
}

/**
 * The fields a whole document says differently; mirrors in the legal info follow the blocks they mirror, and
 * are none.
 */
export function differing(before: OnboardingDocument, after: OnboardingDocument): OnboardingPatch {
  const patch: Record<string, Record<string, unknown>> = {}
  for (const [block, values] of Object.entries(after)) {
    const was = before[block as keyof OnboardingDocument] as unknown as Record<string, unknown>
    for (const [field, value] of Object.entries(values as object)) {
      const isMirror =
        block === 'legal_info' && (field in after.legal_documents || field in after.shareholders)
      if (!isMirror && JSON.stringify(value) !== JSON.stringify(was[field]))
        patch[block] = { ...patch[block], [field]: value }
    }
  }
  return patch
}
