import { companyEntered } from '@daftar/rules/legal-entities/company'
import { followedCountry } from '@daftar/rules/legal-entities/expiry'
import {
  documentOfUpdate,
  isOpenUpdate,
  isUpdateOpenToMerchant,
  type CompanyFacts,
  type CompanyPatch,
} from '@daftar/rules/legal-entities/update'
import { mirroredForSave } from '@daftar/rules/onboarding/mirrors'
import { changed } from '@daftar/rules/onboarding/resets'
import { fieldOutside } from '@daftar/rules/onboarding/sections'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import { recordChange } from '../../../platform/status-changes.ts'
import type { Documents } from '../../casework/files/index.ts'
import type { LegalEntityRow } from '../../merchants/merchants/index.ts'
import { differing, sectionOf, strangeFiles } from '../onboarding/index.ts'
import type { EntityUpdateRow } from './machine.ts'
import { findUpdate, insertUpdate, writeDocument } from './store.ts'
import { updateReview } from './update-review.ts'

interface Saving {
  documents: Documents
  personId: string
  ifMatch: number
  at: Date
}

/**
 * Saves some blocks of the copy, which the first save makes of what the entity says now. The entity is held.
 */
export async function saveUpdate(
  tx: Tx,
  entity: LegalEntityRow,
  patch: CompanyPatch,
  { documents, personId, ifMatch, at }: Saving,
): Promise<Refusal | null> {
  if (entity.country !== followedCountry) return refuse('country_not_updated')
  const newest = await findUpdate(tx, entity)
  const row = newest && isOpenUpdate(newest.status) ? newest : undefined
  if (row && !isUpdateOpenToMerchant(row.status)) return refuse('wrong_status')
  if ((row?.version ?? 0) !== ifMatch) return refuse('stale_version')
  const before = row?.document ?? documentOfUpdate(factsOf(entity))
  const after = mirroredForSave(changed(before, patch))
  if (row?.status === 'changes_requested') {
    const asked = (await updateReview.current(tx, row)).map(sectionOf)
    const outside = fieldOutside(differing(before, after), asked)
    if (outside !== null) return refuseFields({ [outside]: 'invalid' })
  }
  const strange = await strangeFiles(tx, documents, entity.merchant_id, { before, after })
  if (Object.keys(strange).length > 0) return refuseFields(strange)
  if (row) return (await writeDocument(tx, row, after, at)) ? null : refuse('stale_version')
  await beginUpdate(tx, entity, { document: after, isFirst: false, personId, at })
  return null
}

/** What an entity says of itself; of one that was entered by hand, what is known. */
export function factsOf(entity: LegalEntityRow): CompanyFacts {
  return (
    entity.company ??
    companyEntered({
      country: entity.country,
      name: entity.legal_company_name,
      address: entity.legal_address,
      registrationNumber: entity.commercial_registration_number,
      taxNumber: entity.tax_number,
      licenceFileId: entity.licence_file_id,
      licenceExpiresOn: entity.licence_expires_on,
    })
  )
}

/** A new copy of an entity that is held; answers its id. */
export async function beginUpdate(
  tx: Tx,
  { merchant_id, id: original_legal_entity_id }: Pick<LegalEntityRow, 'merchant_id' | 'id'>,
  begun: { document: EntityUpdateRow['document']; isFirst: boolean; personId: string; at: Date },
): Promise<string> {
  const { document, isFirst: is_first, personId, at } = begun
  const id = newId('lup')
  await insertUpdate(tx, {
    ...{ merchant_id, id, original_legal_entity_id, is_first, document },
    ...{ status: 'draft', created_by: personId, created_at: at, saved_at: at },
  })
  const began = { from: null, to: 'draft', actor: 'merchant', actorId: personId, at } as const
  await recordChange(tx, { merchantId: merchant_id, subject: 'legal_entity_update', subjectId: id, ...began })
  return id
}
