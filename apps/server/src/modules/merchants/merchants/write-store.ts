import type { CompanyFacts } from '@daftar/rules/legal-entities/update'
import type { CountryCode } from '@daftar/rules/geo/countries'
import type { StoreKind } from '@daftar/rules/merchants/store-facts'
import type { Tx } from '../../../platform/database/database.ts'
import { type Row, values } from '../../../platform/database/rows.ts'

/** A merchant as it is written. */
export type NewMerchantRow = Row<
  'merchant',
  | 'merchant_id'
  | 'name'
  | 'name_ar'
  | 'currency'
  | 'commission_hundredths'
  | 'commission_fixed_minor'
  | 'vat_percent'
  | 'has_locations'
  | 'platform'
  | 'organization_id'
  | 'created_at',
  {
    country: CountryCode
  }
>

export type NewStoreRow = Partial<
  Row<'store', 'website_url' | 'address' | 'category_id' | 'legal_entity_id'>
> & { kind: StoreKind } & Row<
    'store',
    | 'merchant_id'
    | 'id'
    | 'code'
    | 'aliases'
    | 'name'
    | 'name_ar'
    | 'country'
    | 'currency'
    | 'products'
    | 'created_at'
  >

export type NewLegalEntityRow = Row<
  'legal_entity',
  | 'merchant_id'
  | 'id'
  | 'country'
  | 'legal_company_name'
  | 'legal_address'
  | 'commercial_registration_number'
  | 'tax_number'
  | 'iban'
  | 'bank_name'
  | 'licence_file_id'
  | 'licence_expires_on'
  | 'confirmed_at'
  | 'created_at',
  {
    status: 'active' | 'in_review'
    company: CompanyFacts | null
  }
>

export async function insertMerchant(tx: Tx, row: NewMerchantRow): Promise<void> {
  await tx`insert into merchant ${values(tx, 'merchant', row)}`
}

export async function insertStore(tx: Tx, row: NewStoreRow): Promise<void> {
  await tx`insert into store ${values(tx, 'store', row)}`
}

/**
 * Holds a merchant until the transaction ends, so that codes of its stores are given out one after the other.
 */
export async function holdMerchant(tx: Tx, merchantId: string): Promise<void> {
  await tx`select from merchant where merchant_id = ${merchantId} for no key update`
}

/** Whether a store of the merchant, but for one, is known by one of these codes. */
export async function isCodeTaken(
  tx: Tx,
  merchantId: string,
  codes: readonly string[],
  except: string | null,
): Promise<boolean> {
  const rows = await tx`
    select from store
     where merchant_id = ${merchantId} and id is distinct from ${except} and (array[code] || aliases) && ${[...codes]}`
  return rows.length > 0
}

/**
 * Gives a store its codes, in the merchant's sandbox too; false when there is no such store. Needs reach
 * across tenants.
 */
export async function updateStoreCodes(
  tx: Tx,
  {
    merchantId,
    storeId,
    code,
    aliases,
  }: { merchantId: string; storeId: string } & Row<'store', 'code' | 'aliases'>,
): Promise<boolean> {
  const done = await tx`
    update store set code = ${code}, aliases = ${aliases}
     where id = ${storeId} and merchant_id in (
       select merchant_id from merchant where merchant_id = ${merchantId} or sandbox_of = ${merchantId})`
  return done.count > 0
}

export async function insertLegalEntity(tx: Tx, row: NewLegalEntityRow): Promise<void> {
  await tx`insert into legal_entity ${values(tx, 'legal_entity', row)}`
}

/** Another account of a company; false where it has another one than was seen by now. */
export async function updateAccount(
  tx: Tx,
  { merchant_id, id }: Pick<NewLegalEntityRow, 'merchant_id' | 'id'>,
  { from, iban, bank_name }: Pick<NewLegalEntityRow, 'iban' | 'bank_name'> & { from: string },
): Promise<boolean> {
  const done = await tx`
    update legal_entity set iban = ${iban}, bank_name = ${bank_name}
     where merchant_id = ${merchant_id} and id = ${id} and iban = ${from}`
  return done.count === 1
}

/** False when it stands so already: of two who suspend a merchant, one does. */
/** Whether the people of a merchant see the card. */
export async function offerCards(tx: Tx, merchantId: string, isOffered: boolean): Promise<void> {
  await tx`update merchant set has_virtual_cards = ${isOffered} where merchant_id = ${merchantId}`
}

export async function setSuspended(tx: Tx, merchantId: string, since: Date | null): Promise<boolean> {
  const done = await tx`
    update merchant set suspended_at = ${since}
     where merchant_id = ${merchantId} and (suspended_at is null) = ${since !== null}`
  return done.count === 1
}

/** False where it stands so already. */
export async function setHasLocations(tx: Tx, merchantId: string, has: boolean): Promise<boolean> {
  const done = await tx`
    update merchant set has_locations = ${has} where merchant_id = ${merchantId} and has_locations <> ${has}`
  return done.count === 1
}
