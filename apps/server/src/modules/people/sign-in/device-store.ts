import type { SignInAudience } from '@daftar/contract'
import type { Factor } from '@daftar/rules/contact/factor'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'

/** Whether this browser has signed in before as whoever has the contact. */
export async function isKnownDevice(
  tx: Tx,
  tokenHash: Buffer,
  audience: SignInAudience,
  factor: Factor,
  contact: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx`
    select 1 from known_device d join ${tx(audience === 'desk' ? 'staff' : 'person')} p on p.id = d.subject_id
     where d.token_hash = ${tokenHash} and d.expires_at > ${now} and p.${tx(factor)} = ${contact}`
  return rows.length === 1
}

export async function rememberDevice(
  tx: Tx,
  tokenHash: Buffer,
  subjectId: string,
  expiresAt: Date,
): Promise<void> {
  await tx`
    insert into known_device (token_hash, subject_id, expires_at) values (${tokenHash}, ${subjectId}, ${expiresAt})
    on conflict (token_hash, subject_id) do update set expires_at = excluded.expires_at`
}

/** The lanes of the browsers that have signed in as this person or member of staff. */
export async function devicesOf(tx: ReadTx, subjectId: string): Promise<string[]> {
  const rows = await tx<Row<'known_device', 'token_hash'>[]>`
    select token_hash from known_device where subject_id = ${subjectId}`
  return rows.map((row) => row.token_hash.toString('base64'))
}

/** A changed factor: the browsers that signed in with the old one are strangers again. */
export async function forgetDevicesOf(tx: Tx, subjectId: string): Promise<void> {
  await tx`delete from known_device where subject_id = ${subjectId}`
}
