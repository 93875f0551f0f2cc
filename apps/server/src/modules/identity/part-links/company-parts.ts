import { followedCountry } from '@daftar/rules/legal-entities/expiry'
import { documentOfUpdate, isOpenUpdate, isUpdateOpenToMerchant } from '@daftar/rules/legal-entities/update'
import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import type { ReadTx } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Documents } from '../../casework/files/index.ts'
import { findLegalEntityOf, lockLegalEntity, type LegalEntityRow } from '../../merchants/merchants/index.ts'
import { factsOf, findUpdate, saveUpdate } from '../legal-entities/index.ts'
import type { PartOf, PartOwner, PartStanding } from './dependencies.ts'
import { partIn, patchOfPart } from './document-parts.ts'

/**
 * The parts of a company that is written anew: its people and its licence. What is handed in first begins the
 * copy.
 */
export function companyParts(documents: Documents): PartOwner {
  const read = async (tx: ReadTx, part: PartOf) => {
    const entity = await findLegalEntityOf(tx, part.merchantId, part.subjectId)
    return entity && standingOf(tx, entity, part)
  }
  return {
    purposes: { identity: 'company_identity', licence: 'company_licence', document: 'company_document' },
    async reach(tx, { merchantId, permissions }, subjectId) {
      const entity = merchantId ? await findLegalEntityOf(tx, merchantId, subjectId) : undefined
      if (!entity) return refuse('not_found')
      return permissions.canViewStoreManagement ? entity.merchant_id : refuse('no_permission')
    },
    read,
    async hold(tx, part) {
      await lockLegalEntity(tx, part.merchantId, part.subjectId)
      return read(tx, part)
    },
    async write(tx, part, { values, askedBy: personId, at }) {
      const entity = await findLegalEntityOf(tx, part.merchantId, part.subjectId)
      if (!entity) return refuse('not_found')
      const { document, version } = await copyOf(tx, entity)
      const { commercial_licence, legal_info, shareholders } = patchOfPart(document, part, values)
      const patch = { ...(commercial_licence && { commercial_licence }), ...(legal_info && { legal_info }) }
      const saving = { documents, personId, ifMatch: version, at }
      return saveUpdate(tx, entity, { ...patch, ...(shareholders && { shareholders }) }, saving)
    },
  }
}

async function standingOf(
  tx: ReadTx,
  entity: LegalEntityRow,
  part: PartOf,
): Promise<PartStanding | undefined> {
  const { document, isOpen } = await copyOf(tx, entity)
  const found = partIn(document, part)
  return found && { ...found, businessName: entity.legal_company_name, isOpen }
}

/** What is written anew: the copy that is under way, else what a first save would copy. */
async function copyOf(
  tx: ReadTx,
  entity: LegalEntityRow,
): Promise<{ document: OnboardingDocument; version: number; isOpen: boolean }> {
  const newest = await findUpdate(tx, entity)
  const row = newest && isOpenUpdate(newest.status) ? newest : undefined
  const isFollowed = entity.country === followedCountry
  return row
    ? {
        document: row.document,
        version: row.version,
        isOpen: isFollowed && isUpdateOpenToMerchant(row.status),
      }
    : { document: documentOfUpdate(factsOf(entity)), version: 0, isOpen: isFollowed }
}
