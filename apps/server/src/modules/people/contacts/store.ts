import type { ContactPurpose } from '@daftar/rules/contacts/contact'
import type { Language } from '@daftar/rules/geo/languages'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { changes, values, type Change, type Row } from '../../../platform/database/rows.ts'

export type ContactRow = Row<
  'merchant_contact',
  | 'merchant_id'
  | 'id'
  | 'name'
  | 'email'
  | 'phone'
  | 'token_hash'
  | 'asked_at'
  | 'confirmed_at'
  | 'left_at'
  | 'version'
  | 'created_at',
  { purpose: ContactPurpose; language: Language }
>

/** The contacts of a merchant, by purpose and name. */
export function listContacts(tx: ReadTx, merchantId: string): Promise<ContactRow[]> {
  return tx<ContactRow[]>`
    select * from merchant_contact where merchant_id = ${merchantId}
     order by array_position(array['finance', 'technical', 'operations', 'marketing'], purpose), lower(name), id`
}

/** One of them, held until the transaction ends. */
export async function lockContact(tx: Tx, merchantId: string, id: string): Promise<ContactRow | undefined> {
  const [row] = await tx<ContactRow[]>`
    select * from merchant_contact where merchant_id = ${merchantId} and id = ${id} for update`
  return row
}

/** Whom an address of a letter is about. Needs reach across tenants. */
export async function findByToken(tx: ReadTx, hash: string): Promise<ContactRow | undefined> {
  const [row] = await tx<ContactRow[]>`select * from merchant_contact where token_hash = ${hash}`
  return row
}

/** False where the e-mail is a contact for this already. */
export async function insertContact(
  tx: Tx,
  row: Omit<ContactRow, 'version' | 'confirmed_at' | 'left_at'>,
): Promise<boolean> {
  const done = await tx`
    insert into merchant_contact ${values(tx, 'merchant_contact', row)} on conflict do nothing`
  return done.count === 1
}

/** Whether another contact of the merchant has the e-mail for the same purpose. */
export async function isTaken(
  tx: ReadTx,
  { merchant_id, id }: Pick<ContactRow, 'merchant_id' | 'id'>,
  { purpose, email }: Pick<ContactRow, 'purpose' | 'email'>,
): Promise<boolean> {
  const rows = await tx<Row<'merchant_contact', 'id'>[]>`
    select id from merchant_contact
     where merchant_id = ${merchant_id} and purpose = ${purpose} and lower(email) = lower(${email}) and id <> ${id}`
  return rows.length > 0
}

export async function writeContact(
  tx: Tx,
  { merchant_id, id }: Pick<ContactRow, 'merchant_id' | 'id'>,
  change: Change<'merchant_contact'>,
): Promise<void> {
  await tx`
    update merchant_contact set ${changes(tx, 'merchant_contact', change)}, version = version + 1
     where merchant_id = ${merchant_id} and id = ${id}`
}

export async function deleteContact(
  tx: Tx,
  { merchant_id, id }: Pick<ContactRow, 'merchant_id' | 'id'>,
): Promise<void> {
  await tx`delete from merchant_contact where merchant_id = ${merchant_id} and id = ${id}`
}

type Reader = Row<
  'merchant_contact',
  'merchant_id' | 'id' | 'email',
  { purpose: ContactPurpose; language: Language }
>

/** Who said yes, of these merchants; nobody who was asked or has left. */
export function readersOf(tx: ReadTx, merchantIds: readonly string[]): Promise<Reader[]> {
  return tx<Reader[]>`
    select merchant_id, id, purpose, email, language from merchant_contact
     where merchant_id = any (${[...merchantIds]}) and confirmed_at is not null and left_at is null
     order by id`
}

type MerchantName = Row<'merchant_public', 'name' | 'name_ar'>

export async function nameOf(tx: ReadTx, merchantId: string): Promise<MerchantName | undefined> {
  const [row] = await tx<MerchantName[]>`
    select name, name_ar from merchant_public where merchant_id = ${merchantId} and sandbox_of is null`
  return row
}

/** A person asked to be forgotten: what names them by this e-mail goes. Needs reach across tenants. */
export async function forgetContacts(tx: Tx, email: string): Promise<number> {
  const gone = await tx`delete from merchant_contact where lower(email) = lower(${email})`
  return gone.count
}
