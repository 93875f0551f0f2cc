import type { EntityUpdate, OneLegalEntity } from '@daftar/contract/endpoints/identity/legal-entities-shapes'
import { companyOf, isOpenUpdate, updateSteps } from '@daftar/rules/legal-entities/update'
import { mirroredOnLoad } from '@daftar/rules/onboarding/mirrors'
import type { ReadTx } from '../../../platform/database/database.ts'
import { presentLegalEntity, type LegalEntityRow } from '../../merchants/merchants/index.ts'
import { presentReview } from '../onboarding/index.ts'
import type { EntityUpdateRow } from './machine.ts'
import { listRounds } from './store.ts'
import { updateReview } from './update-review.ts'

/** An entity as its merchant sees it; the update is shown to whoever manages the stores. */
export async function presentOne(
  tx: ReadTx,
  entity: LegalEntityRow,
  update: EntityUpdateRow | undefined,
): Promise<OneLegalEntity> {
  return {
    legal_entity: presentLegalEntity(entity),
    update: update ? await presentUpdate(tx, update) : null,
    version: versionOf(update),
  }
}

/** On what the next save is made: an update that is over is followed by a new one. */
export function versionOf(update: EntityUpdateRow | undefined): number {
  return update && isOpenUpdate(update.status) ? update.version : 0
}

async function presentUpdate(tx: ReadTx, row: EntityUpdateRow): Promise<EntityUpdate> {
  const company = companyOf(mirroredOnLoad(row.document))
  const steps = row.is_first ? [] : updateSteps(company)
  return {
    ...company,
    id: row.id,
    original_legal_entity_id: row.original_legal_entity_id,
    status: row.status,
    steps: [...steps],
    is_first: row.is_first,
    saved_at: row.saved_at.toISOString(),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    answer_by: row.deadline_at?.toISOString() ?? null,
    review: await presentReview(row, await listRounds(tx, row), () => updateReview.all(tx, row), steps),
    rejected:
      row.status === 'rejected' && row.decided_at
        ? {
            reasons: row.reasons,
            said: { en: row.said_en, ar: row.said_ar },
            at: row.decided_at.toISOString(),
          }
        : null,
  }
}
