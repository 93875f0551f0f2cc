import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Tx } from '../../../platform/database/database.ts'

interface Claim {
  phone: string
  nationalId: string
  at: Date
}

/**
 * Whether a confirmed phone is this person's: one phone signs for one national ID, at whichever merchant
 * (KYB-161).
 */
export async function claimPhone(tx: Tx, keys: Keys, { phone, nationalId, at }: Claim): Promise<boolean> {
  const phoneHash = keys.hash('signatory_phone', phone)
  const person = keys.hash('signatory_person', nationalId)
  const claimed = await tx`
    insert into signatory_phone as s (phone, person, confirmed_at) values (${phoneHash}, ${person}, ${at})
    on conflict (phone) do update set confirmed_at = excluded.confirmed_at where s.person = excluded.person`
  return claimed.count === 1
}
