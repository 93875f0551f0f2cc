import type { ContractStatus } from '@daftar/rules/merchants/contract-status'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { accessColumns, type AccessFacts } from '../sessions/index.ts'

export type AccountRow = AccessFacts &
  Row<'person_access', 'id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'created_at'>

/** The person with everything their rights follow from, in one query. */
export async function findAccount(tx: ReadTx, personId: string): Promise<AccountRow | undefined> {
  const [row] = await tx<AccountRow[]>`
    select p.id, p.first_name, p.last_name, p.email, p.phone, p.created_at, ${accessColumns(tx)}
      from person_access p where p.id = ${personId}`
  return row
}

/** How the contract of a merchant stands. */
export async function contractStatusOf(tx: ReadTx, merchantId: string): Promise<ContractStatus> {
  const [row] = await tx<Row<'contract_standing', never, { status: ContractStatus }>[]>`
    select status from contract_standing where merchant_id = ${merchantId}`
  return row?.status ?? 'none'
}
