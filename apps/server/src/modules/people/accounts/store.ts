import type { Tx } from '../../../platform/database/database.ts'
import { accessColumns, type AccessFacts } from '../sessions/index.ts'

export interface AccountRow extends AccessFacts {
  id: string
  first_name: string
  last_name: string
  email: string | null
  phone: string | null
  created_at: Date
}

/** The person with everything their rights follow from, in one query. */
export async function findAccount(tx: Tx, personId: string): Promise<AccountRow | undefined> {
  const [row] = await tx<AccountRow[]>`
    select p.id, p.first_name, p.last_name, p.email, p.phone, p.created_at, ${accessColumns(tx)}
      from person_access p where p.id = ${personId}`
  return row
}
