import type { ScreeningState } from '@daftar/rules/screening/standing'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { screen, screeningOf } from '../../casework/screening/index.ts'
import type { LegalEntityRow } from '../../merchants/merchants/index.ts'
import { namedInCompany } from '../onboarding/index.ts'
import type { EntityUpdateRow } from './machine.ts'
import { factsOf } from './save.ts'

/** Everybody a company names as it stands and as its update says is compared with the lists in use. */
export async function screenUpdate(
  tx: Tx,
  entity: LegalEntityRow,
  { document }: Pick<EntityUpdateRow, 'document'>,
  at: Date,
): Promise<void> {
  const { merchant_id: merchantId, id: subjectId } = entity
  const [merchant] = await tx<Row<'merchant_public', 'name'>[]>`
    select name from merchant_public where merchant_id = ${merchantId}`
  const named = [...namedInCompany(factsOf(entity)), ...namedInCompany(document)]
  const about = merchant?.name ?? entity.legal_company_name
  await screen(tx, { merchantId, subject: 'legal_entity', subjectId, about, named }, at)
}

/**
 * How the lists stand to an update that is about to be accepted, and who said of a hit that it is them.
 * Nobody passes unseen.
 */
export async function screeningNow(
  tx: Tx,
  entity: LegalEntityRow,
  row: EntityUpdateRow,
  at: Date,
): Promise<{ state: ScreeningState; confirmedBy: (string | null)[] }> {
  await screenUpdate(tx, entity, row, at)
  const { state, hits } = await screeningOf(tx, 'legal_entity', entity.id)
  const confirmed = hits.filter(({ decision }) => decision === 'confirmed')
  return { state, confirmedBy: confirmed.map(({ decided_by }) => decided_by) }
}
