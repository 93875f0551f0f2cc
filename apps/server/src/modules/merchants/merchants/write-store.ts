import type { CountryCode } from '@daftar/rules/geo/countries'
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
  | 'created_at',
  {
    country: CountryCode
  }
>

export type NewStoreRow = Row<
  'store',
  'merchant_id' | 'id' | 'code' | 'name' | 'name_ar' | 'country' | 'currency' | 'products' | 'created_at'
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
  | 'created_at',
  {
    status: 'active'
  }
>

export async function insertMerchant(tx: Tx, row: NewMerchantRow): Promise<void> {
  await tx`insert into merchant ${values(tx, 'merchant', row)}`
}

/** False when the merchant has a store of this code already. */
export async function insertStore(tx: Tx, row: NewStoreRow): Promise<boolean> {
  const done = await tx`
    insert into store ${values(tx, 'store', row)} on conflict on constraint store_code do nothing`
  return done.count === 1
}

export async function insertLegalEntity(tx: Tx, row: NewLegalEntityRow): Promise<void> {
  await tx`insert into legal_entity ${values(tx, 'legal_entity', row)}`
}

/** False when it stands so already: of two who suspend a merchant, one does. */
export async function setSuspended(tx: Tx, merchantId: string, since: Date | null): Promise<boolean> {
  const done = await tx`
    update merchant set suspended_at = ${since}
     where merchant_id = ${merchantId} and (suspended_at is null) = ${since !== null}`
  return done.count === 1
}
