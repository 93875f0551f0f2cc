import type { CompanyFacts } from '@daftar/rules/legal-entities/update'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { changes, type Row } from '../../../platform/database/rows.ts'
import type { LegalEntityRow } from './machine.ts'

export type { LegalEntityRow } from './machine.ts'

const columns = [
  'merchant_id',
  'id',
  'status',
  'country',
  'legal_company_name',
  'legal_address',
  'commercial_registration_number',
  'iban',
  'bank_name',
  'licence_file_id',
  'licence_expires_on',
  'tax_number',
  'company',
  'version',
  'suspended_at',
  'confirmed_at',
] as const

/** The legal entities of a merchant, the first one first: that is whom contracts name. */
export function legalEntitiesOf(tx: ReadTx, merchantId: string): Promise<LegalEntityRow[]> {
  return tx<LegalEntityRow[]>`
    select ${tx(columns)} from legal_entity where merchant_id = ${merchantId} order by created_at, id`
}

/** Those whose licence ends first first (DEC-LGL-14); an empty list of statuses means all (NAV-44). */
export function listLegalEntities(
  tx: ReadTx,
  merchantId: string,
  statuses: readonly string[],
): Promise<LegalEntityRow[]> {
  return tx<LegalEntityRow[]>`
    select ${tx(columns)} from legal_entity
     where merchant_id = ${merchantId} and (${statuses.length} = 0 or status = any (${[...statuses]}))
     order by licence_expires_on nulls last, created_at, id`
}

/** One legal entity of a merchant. */
export async function findLegalEntityOf(
  tx: ReadTx,
  merchantId: string,
  id: string,
): Promise<LegalEntityRow | undefined> {
  const [row] = await tx<LegalEntityRow[]>`
    select ${tx(columns)} from legal_entity where merchant_id = ${merchantId} and id = ${id}`
  return row
}

/**
 * The same, held until the transaction ends: of two who write it, or its update, the second sees what the
 * first one did.
 */
export async function lockLegalEntity(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<LegalEntityRow | undefined> {
  const [row] = await tx<LegalEntityRow[]>`
    select ${tx(columns)} from legal_entity where merchant_id = ${merchantId} and id = ${id} for no key update`
  return row
}

/**
 * The merchant's first legal entity, of those that somebody of us has accepted: the one contracts and
 * transfers name. What a merchant entered itself is nobody's account before.
 */
export async function findLegalEntity(tx: ReadTx, merchantId: string): Promise<LegalEntityRow | undefined> {
  const rows = await legalEntitiesOf(tx, merchantId)
  return rows.find(({ confirmed_at }) => confirmed_at !== null)
}

/**
 * Entities of a country whose licence ends by a day, and that time may still move. Needs reach across
 * tenants.
 */
export function entitiesEndingBy(
  tx: ReadTx,
  country: string,
  day: CalendarDate,
): Promise<Pick<LegalEntityRow, 'merchant_id' | 'id'>[]> {
  return tx<Pick<LegalEntityRow, 'merchant_id' | 'id'>[]>`
    select merchant_id, id from legal_entity
     where country = ${country} and licence_expires_on <= ${day} and status not in ('in_review', 'suspended')
     order by licence_expires_on, merchant_id, id`
}

/** Entities of a country one of whose owners has an ID that ends by a day. Needs reach across tenants. */
export function entitiesWithIdsEndingBy(
  tx: ReadTx,
  country: string,
  day: CalendarDate,
): Promise<Pick<LegalEntityRow, 'merchant_id' | 'id'>[]> {
  return tx<Pick<LegalEntityRow, 'merchant_id' | 'id'>[]>`
    select merchant_id, id from legal_entity
     where country = ${country} and status <> 'in_review' and exists (
       select from jsonb_array_elements(company -> 'shareholders' -> 'company_owners') o
        where o ->> 'national_id_expiration_date' between '1' and ${day}::text)
     order by merchant_id, id`
}

/** What an accepted update writes into its entity. */
export type EntityFacts = Pick<
  Row<'legal_entity', 'legal_company_name' | 'legal_address' | 'commercial_registration_number'>,
  'legal_company_name' | 'legal_address' | 'commercial_registration_number'
> &
  Pick<LegalEntityRow, 'tax_number' | 'licence_file_id' | 'licence_expires_on' | 'confirmed_at'> & {
    company: CompanyFacts
  }

/** Writes the facts of an entity anew on the version that was read; false when it has another one by now. */
export async function writeFacts(
  tx: Tx,
  { merchant_id, id, version }: Pick<LegalEntityRow, 'merchant_id' | 'id' | 'version'>,
  facts: EntityFacts,
): Promise<boolean> {
  const done = await tx`
    update legal_entity set ${changes(tx, 'legal_entity', facts)}, version = version + 1
     where merchant_id = ${merchant_id} and id = ${id} and version = ${version}`
  return done.count === 1
}
