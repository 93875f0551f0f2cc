import type { MerchantRole } from '@daftar/rules/access/roles'
import type { Fragment, ReadTx } from '../../../platform/database/database.ts'
import type { Column, Row } from '../../../platform/database/rows.ts'

/** People of a merchant who can be reached, and what it is called. */
export type Readers = Row<'merchant_public', 'name' | 'name_ar' | 'country'> & {
  emails: NonNullable<Column<'person_access', 'email'>>[]
}

/** Who is written to about a merchant: every workspace admin. Needs reach over people, as the others do. */
export function adminsOf(tx: ReadTx, merchantId: string): Promise<Readers> {
  return readersWhere(tx, merchantId, tx`s.role = 'workspace_admin'`)
}

/** The same, and one person more, where they work there still. */
export function adminsAnd(tx: ReadTx, merchantId: string, personId: string): Promise<Readers> {
  return readersWhere(tx, merchantId, tx`(s.role = 'workspace_admin' or s.person_id = ${personId})`)
}

/** Who is written to about money: whoever sees that of all stores. */
export function moneyReaders(tx: ReadTx, merchantId: string): Promise<Readers> {
  return readersWhere(
    tx,
    merchantId,
    tx`s.role in ('workspace_admin', 'settlements') and s.store_ids is null`,
  )
}

/** Whoever has one of the roles, for a store where one is named. */
export function readersOf(
  tx: ReadTx,
  merchantId: string,
  { roles, storeId }: { roles: readonly MerchantRole[]; storeId?: string },
): Promise<Readers> {
  return readersWhere(
    tx,
    merchantId,
    tx`s.role = any (${[...roles]})
       ${storeId === undefined ? tx`` : tx`and (s.store_ids is null or ${storeId} = any (s.store_ids))`}`,
  )
}

/** Whichever membership `s` is meant, as far as its person can be reached. */
async function readersWhere(tx: ReadTx, merchantId: string, meant: Fragment): Promise<Readers> {
  const [row] = await tx<Readers[]>`
    select m.name, m.name_ar, m.country, array(
      select p.email from membership_public s join person_access p on p.id = s.person_id
       where s.merchant_id = m.merchant_id and ${meant} and p.email is not null and p.blocked_at is null
       order by p.email) as emails
      from merchant_public m where m.merchant_id = ${merchantId}`
  return row ?? { name: '', name_ar: '', country: '', emails: [] }
}
