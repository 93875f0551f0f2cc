import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'

export interface Admins extends Row<'merchant_public', 'name' | 'name_ar'> {
  emails: string[]
}

/** Who is written to about a merchant: every workspace admin who can be reached. Needs reach over people. */
export async function adminsOf(tx: ReadTx, merchantId: string): Promise<Admins> {
  const [row] = await tx<Admins[]>`
    select m.name, m.name_ar, array(
      select p.email from membership_public s join person_access p on p.id = s.person_id
       where s.merchant_id = m.merchant_id and s.role = 'workspace_admin' and p.email is not null and p.blocked_at is null
       order by p.email) as emails
      from merchant_public m where m.merchant_id = ${merchantId}`
  return row ?? { name: '', name_ar: '', emails: [] }
}
