import type { CountryCode } from '@daftar/rules/geo/countries'
import type { Currency } from '@daftar/rules/money/currency'
import type { Tx } from '../../../platform/database/database.ts'
import { values } from '../../../platform/database/rows.ts'

/** A merchant as it is written. */
export interface NewMerchantRow {
  merchant_id: string
  name: string
  name_ar: string
  country: CountryCode
  currency: Currency
  commission_hundredths: number
  commission_fixed_minor: bigint
  vat_percent: number
  has_locations: boolean
  created_at: Date
}

export interface NewStoreRow {
  merchant_id: string
  id: string
  code: string
  name: string
  name_ar: string
  country: string
  currency: Currency
  products: string[]
  created_at: Date
}

export interface NewLegalEntityRow {
  merchant_id: string
  id: string
  status: 'active'
  country: string
  legal_company_name: string
  legal_address: string
  commercial_registration_number: string
  tax_number: string | null
  iban: string
  bank_name: string
  created_at: Date
}

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
