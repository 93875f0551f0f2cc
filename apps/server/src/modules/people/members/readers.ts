import type { MerchantRole } from '@daftar/rules/access/roles'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Column, Row } from '../../../platform/database/rows.ts'

/** People of a merchant who can be reached, and what it is called. */
export type Readers = Row<'merchant_public', 'name' | 'name_ar' | 'country'> & {
  emails: NonNullable<Column<'person_access', 'email'>>[]
}

/** Who is written to about a merchant: every workspace admin. Needs reach over people. */
export function adminsOf(tx: ReadTx, merchantId: string): Promise<Readers> {
  return readersOf(tx, merchantId, { roles: ['workspace_admin'], ofAllStores: false })
}

/** Who is written to about money: whoever sees that of all stores. Needs reach over people. */
export function moneyReaders(tx: ReadTx, merchantId: string): Promise<Readers> {
  return readersOf(tx, merchantId, { roles: ['workspace_admin', 'settlements'], ofAllStores: true })
}

/** Whoever has one of the roles, for all stores where that is asked, as far as they can be reached. */
async function readersOf(
  tx: ReadTx,
  merchantId: string,
  { roles, ofAllStores }: { roles: readonly MerchantRole[]; ofAllStores: boolean },
): Promise<Readers> {
  const [row] = await tx<Readers[]>`
    select m.name, m.name_ar, m.country, array(
      select p.email from membership_public s join person_access p on p.id = s.person_id
       where s.merchant_id = m.merchant_id and s.role = any (${[...roles]}) and (not ${ofAllStores} or s.store_ids is null)
         and p.email is not null and p.blocked_at is null
       order by p.email) as emails
      from merchant_public m where m.merchant_id = ${merchantId}`
  return row ?? { name: '', name_ar: '', country: '', emails: [] }
}
