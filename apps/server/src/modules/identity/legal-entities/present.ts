import type { EntityUpdate, OneLegalEntity } from '@daftar/contract/endpoints/identity/legal-entities-shapes'
import { companyOf, isOpenUpdate, updateSteps } from '@daftar/rules/legal-entities/update'
import { mirroredOnLoad } from '@daftar/rules/onboarding/mirrors'
import type { OnboardingStep } from '@daftar/rules/onboarding/steps'
import type { ReadTx } from '../../../platform/database/database.ts'
import { presentLegalEntity, type LegalEntityRow } from '../../merchants/merchants/index.ts'
import { isChanged, presentReason, sectionOf } from '../onboarding/index.ts'
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
    review: await reviewOfRow(tx, row, steps),
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

/** What the last round asked for, and which of it was changed since. */
async function reviewOfRow(
  tx: ReadTx,
  row: EntityUpdateRow,
  steps: readonly OnboardingStep[],
): Promise<EntityUpdate['review']> {
  const last = (await listRounds(tx, row)).at(-1)
  if (!last) return null
  const marks = (await updateReview.all(tx, row)).filter(({ round }) => round === last.round)
  const open = marks.filter((mark) => !isChanged(row, mark)).map(sectionOf)
  return {
    round: last.round,
    reasons: marks.map((mark) => presentReason(mark, steps)),
    reviewed_at: last.asked_at.toISOString(),
    changed: [...new Set(marks.map(sectionOf))].filter((section) => !open.includes(section)),
  }
}
