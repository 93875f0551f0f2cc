import type { EntityUpdateCase } from '@daftar/contract/endpoints/identity/legal-entities-desk-shapes'
import { companyDifferences } from '@daftar/rules/legal-entities/differences'
import {
  companyOf,
  documentOfUpdate,
  updateRoundsMax,
  updateSteps,
} from '@daftar/rules/legal-entities/update'
import { mirroredOnLoad } from '@daftar/rules/onboarding/mirrors'
import { maskIban, normaliseIban } from '@daftar/rules/registry/iban'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { changesOf } from '../../../platform/status-changes.ts'
import type { LegalEntityRow } from '../../merchants/merchants/index.ts'
import {
  duplicatesOfCompany,
  presentHistory,
  presentMark,
  presentRounds,
  staffNames,
} from '../onboarding/index.ts'
import type { EntityUpdateRow } from './machine.ts'
import { factsOf } from './save.ts'
import { listRounds } from './store.ts'
import { updateReview } from './update-review.ts'

/** An update with everything a decision needs: what it says beside what the entity said. */
export async function caseOf(
  tx: Tx,
  row: EntityUpdateRow,
  entity: LegalEntityRow,
): Promise<EntityUpdateCase> {
  const document = mirroredOnLoad(row.document)
  const before = row.before ?? factsOf(entity)
  const kept = await updateReview.kept(tx, row)
  const sent = await updateReview.all(tx, row)
  const rounds = await listRounds(tx, row)
  const history = await changesOf(tx, row.merchant_id, 'legal_entity_update', row.id)
  const makers = [...kept, ...sent].map(({ made_by }) => made_by)
  const askers = rounds.map(({ asked_by }) => asked_by)
  const movers = history.map(({ actor_id }) => actor_id)
  const nameOf = await staffNames(tx, [row.taken_by, row.decided_by, ...makers, ...askers, ...movers])
  const sender = await personNamed(tx, row.submitted_by ?? row.created_by)
  const merchant = await merchantNamed(tx, row.merchant_id)
  const duplicates = await duplicatesOfCompany(tx, document, {
    ...{ merchantId: row.merchant_id, iban: normaliseIban(entity.iban), phone: sender.phone },
  })
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    merchant_id: row.merchant_id,
    merchant_name: merchant.name,
    merchant_name_ar: merchant.name_ar,
    legal_entity: {
      id: entity.id,
      status: entity.status,
      legal_company_name: entity.legal_company_name,
      country: entity.country,
      license_expires_on: entity.licence_expires_on,
      suspended_at: entity.suspended_at?.toISOString() ?? null,
      bank_name: entity.bank_name,
      iban: maskIban(entity.iban),
    },
    is_first: row.is_first,
    sent_by: { id: sender.id, name: sender.name },
    submitted_at: (row.submitted_at ?? row.saved_at).toISOString(),
    deadline_at: row.deadline_at?.toISOString() ?? null,
    taken_by: row.taken_by === null ? null : { id: row.taken_by, name: nameOf(row.taken_by) },
    steps: row.is_first ? [] : [...updateSteps(document)],
    document: companyOf(document),
    before,
    differences: companyDifferences(documentOfUpdate(before), document),
    duplicates,
    kept_marks: kept.map((mark) => ({ ...presentMark(mark, nameOf), version: mark.version })),
    rounds: presentRounds(rounds, sent, row.document, nameOf),
    may_ask_again: !row.is_first && row.rounds < updateRoundsMax,
    decision: row.decided_at && {
      reasons: row.reasons,
      said_en: row.said_en,
      said_ar: row.said_ar,
      note: row.note,
      by: nameOf(row.decided_by ?? ''),
      at: row.decided_at.toISOString(),
    },
    history: presentHistory(history, sender.name, nameOf),
  }
}

async function personNamed(tx: Tx, id: string): Promise<{ id: string; name: string; phone: string }> {
  const [person] = await tx<Row<'person_access', 'first_name' | 'last_name' | 'phone'>[]>`
    select first_name, last_name, phone from person_access where id = ${id}`
  const name = `${person?.first_name ?? ''} ${person?.last_name ?? ''}`.trim()
  return { id, name, phone: person?.phone ?? '' }
}

async function merchantNamed(
  tx: Tx,
  merchantId: string,
): Promise<Row<'merchant_public', 'name' | 'name_ar'>> {
  const [row] = await tx<Row<'merchant_public', 'name' | 'name_ar'>[]>`
    select name, name_ar from merchant_public where merchant_id = ${merchantId}`
  return row ?? { name: '', name_ar: '' }
}
