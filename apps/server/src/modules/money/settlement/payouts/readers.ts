import type { ReadTx } from '../../../../platform/database/database.ts'
import type { Column, Row } from '../../../../platform/database/rows.ts'

type Readers = Row<'merchant_public', 'name' | 'name_ar' | 'country'> & {
  emails: NonNullable<Column<'person_access', 'email'>>[]
}

/** Whoever may see the money of all stores, as far as they can be reached, and what their merchant is called. */
export async function moneyReaders(tx: ReadTx, merchantId: string): Promise<Readers> {
  const [row] = await tx<Readers[]>`
    select m.name, m.name_ar, m.country, array(
      select p.email from membership_public s join person_access p on p.id = s.person_id
       where s.merchant_id = m.merchant_id and s.role in ('workspace_admin', 'settlements') and s.store_ids is null
         and p.email is not null and p.blocked_at is null
       order by p.email) as emails
      from merchant_public m where m.merchant_id = ${merchantId}`
  return row ?? { name: '', name_ar: '', country: '', emails: [] }
}
