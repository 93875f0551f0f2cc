import type { Tx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import type { PayoutActor } from '../dependencies.ts'

/** A member of staff with the name history shows; an id without a person stays an id. */
export async function staffActor(tx: Tx, id: string): Promise<PayoutActor> {
  const [row] = await tx<Row<'staff_name', 'name'>[]>`select name from staff_name where id = ${id}`
  return { kind: 'staff', id, name: row?.name ?? '' }
}
