import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { changes, type Row, values } from '../../../platform/database/rows.ts'

export type StaffRow = Row<'staff', 'id' | 'name' | 'email' | 'phone' | 'roles' | 'blocked_at' | 'created_at'>

export function listStaff(tx: ReadTx): Promise<StaffRow[]> {
  return tx<StaffRow[]>`select * from staff order by created_at, id`
}

/** The names of these, by their ids. */
export async function namesOfStaff(tx: ReadTx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx<Row<'staff', 'id' | 'name'>[]>`
    select id, name from staff where id = any (${[...ids]})`
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The row, held until the transaction ends. */
export async function lockStaff(tx: Tx, email: string): Promise<StaffRow | undefined> {
  const [row] = await tx<StaffRow[]>`select * from staff where email = ${email} for update`
  return row
}

/** Which of a new account's contacts somebody of the staff has already. */
export async function takenContacts(
  tx: Tx,
  { email, phone }: Pick<StaffRow, 'email' | 'phone'>,
): Promise<('email' | 'phone')[]> {
  const rows = await tx<Pick<StaffRow, 'email' | 'phone'>[]>`
    select email, phone from staff where email = ${email} or phone = ${phone}`
  return [
    ...(rows.some((row) => row.email === email) ? (['email'] as const) : []),
    ...(rows.some((row) => row.phone === phone) ? (['phone'] as const) : []),
  ]
}

/** False when somebody made an account with one of the contacts meanwhile. */
export async function insertStaff(tx: Tx, row: Omit<StaffRow, 'blocked_at'>): Promise<boolean> {
  const done = await tx`insert into staff ${values(tx, 'staff', row)} on conflict do nothing`
  return done.count === 1
}

export async function changeStaff(
  tx: Tx,
  id: string,
  change: Partial<Pick<StaffRow, 'roles' | 'blocked_at'>>,
): Promise<void> {
  await tx`update staff set ${changes(tx, 'staff', change)} where id = ${id}`
}
