import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { values } from '../../../platform/database/rows.ts'
import type { ContractRow } from './machine.ts'

const columns = ['merchant_id', 'id', 'status', 'sent_at', 'signed_at', 'completed_at', 'created_at'] as const

export async function insertContract(tx: Tx, row: ContractRow): Promise<void> {
  await tx`insert into merchant_contract ${values(tx, 'merchant_contract', row)}`
}

/** The contract of a merchant; a sandbox has none. */
export async function findContract(tx: ReadTx, merchantId: string): Promise<ContractRow | undefined> {
  const [row] = await tx<ContractRow[]>`
    select ${tx(columns)} from merchant_contract where merchant_id = ${merchantId}`
  return row
}

/**
 * The same, held until the transaction ends: of any number of signatures the first counts, and the others see
 * it.
 */
export async function lockContract(tx: Tx, merchantId: string): Promise<ContractRow | undefined> {
  const [row] = await tx<ContractRow[]>`
    select ${tx(columns)} from merchant_contract where merchant_id = ${merchantId} for update`
  return row
}
