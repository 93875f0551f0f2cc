import { parseCalendarDate } from '@daftar/rules/calendar/calendar-date'
import {
  identityOf,
  shareOf,
  statementOf,
  type MarkTarget,
  type TextTarget,
} from '@daftar/rules/capital/applications/marks'
import type { MarkValue } from '@daftar/rules/review/marks'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Column, Row } from '../../../platform/database/rows.ts'
import { findLegalEntity } from '../../merchants/merchants/index.ts'
import type {
  ApplicationChange,
  ApplicationRow,
  LegalInfo,
  LocationDetails,
  SocialNetworks,
} from './store.ts'

/**
 * What stands in a place of an application; empty where nothing was given. Null for a statement that is none
 * of its own.
 */
export async function valueAt(tx: Tx, row: ApplicationRow, target: MarkTarget): Promise<MarkValue | null> {
  const statement = statementOf(target)
  if (statement !== null)
    return (await isStatement(tx, row, statement)) ? fileValue(tx, row.merchant_id, statement) : null
  const identity = identityOf(target)
  if (identity !== null)
    return identityFiles(row).includes(identity) ? fileValue(tx, row.merchant_id, identity) : null
  switch (target) {
    case 'licence_file':
      return fileValue(tx, row.merchant_id, await licenceOf(tx, row))
    case 'rental_contract':
      return fileValue(tx, row.merchant_id, row.location_details?.rental_contract_url)
    case 'storefront_photo':
      return fileValue(tx, row.merchant_id, row.location_details?.storefront_photo_url)
    case 'bank_statements':
      return { text: null, file: null }
    default:
      return hasPlace(row, target as TextTarget)
        ? { text: textAt(row, target as TextTarget), file: null }
        : null
  }
}

/** The licence a reviewer looks at: the application's own, else the registered one (DEC-APPL-13). */
export async function licenceOf(tx: ReadTx, row: ApplicationRow): Promise<string | null> {
  const own = row.legal_info?.cr_file || row.sign_authority?.cr_file
  return own || ((await findLegalEntity(tx, row.merchant_id))?.licence_file_id ?? null)
}

const ofVerification: readonly TextTarget[] = [
  'licence_activities',
  'licence_issue_date',
  'licence_expiry_date',
  'iban',
  'bank_name',
]

/** The licence in its parts, the account and the owners are given in a business verification alone. */
function hasPlace({ shareholders }: ApplicationRow, target: TextTarget): boolean {
  const owner = shareOf(target)
  if (owner !== null) return owner <= (shareholders ?? []).length
  return shareholders !== null || !ofVerification.includes(target)
}

function textAt({ legal_info, sign_authority, ...row }: ApplicationRow, target: TextTarget): string {
  const { authorized_signatory: signatory, location_details: location, social_networks: social } = row
  const owner = shareOf(target)
  if (owner !== null) return String(row.shareholders?.[owner - 1]?.value ?? '')
  switch (target) {
    case 'company_name':
      return (legal_info?.company_name || sign_authority?.legal_name) ?? ''
    case 'licence_number':
      return (legal_info?.cr_number || sign_authority?.cr_number) ?? ''
    case 'company_address':
      return (legal_info?.company_address || sign_authority?.legal_address) ?? ''
    case 'signatory_name':
      return signatory?.name ?? ''
    case 'signatory_email':
      return signatory?.email ?? ''
    case 'signatory_phone':
      return signatory?.phone ?? ''
    case 'location_address':
      return location?.address ?? ''
    case 'map_link':
      return location?.google_maps_link ?? ''
    case 'instagram':
      return social?.instagram ?? ''
    case 'facebook':
      return social?.facebook ?? ''
    case 'other_links':
      return social?.others.join('\n') ?? ''
    case 'national_id_number':
      return signatory?.national_id_number ?? ''
    case 'company_email':
      return legal_info?.company_email ?? ''
    case 'company_phone':
      return legal_info?.company_phone ?? ''
    case 'licence_activities':
      return legal_info?.license_metadata?.activities ?? ''
    case 'licence_issue_date':
      return legal_info?.license_metadata?.issue_date ?? ''
    case 'licence_expiry_date':
      return legal_info?.license_metadata?.expiry_date ?? ''
    case 'iban':
      return row.iban ?? ''
    case 'bank_name':
      return row.bank_name
    default:
      return ''
  }
}

/** The columns that change with a new text or file in a place; statements have a table of their own. */
export function columnsWith(
  row: ApplicationRow,
  target: Exclude<MarkTarget, 'bank_statements' | `statement:${string}` | `identity:${string}`>,
  value: string,
): ApplicationChange {
  const owner = shareOf(target)
  if (owner !== null) return share(row, owner, value)
  switch (target) {
    case 'company_name':
      return company(row, { company_name: value }, { legal_name: value })
    case 'licence_number':
      return company(row, { cr_number: value }, { cr_number: value })
    case 'company_address':
      return company(row, { company_address: value }, { legal_address: value })
    case 'licence_file':
      return company(row, { cr_file: value }, { cr_file: value })
    case 'signatory_name':
      return signatory(row, { name: value })
    case 'signatory_email':
      return signatory(row, { email: value })
    case 'signatory_phone':
      // Another phone has answered no code (CAPI-10).
      return { ...signatory(row, { phone: value }), signatory_verified_at: null }
    case 'location_address':
      return location(row, { address: value })
    case 'map_link':
      return location(row, { google_maps_link: value })
    case 'rental_contract':
      return location(row, { rental_contract_url: value })
    case 'storefront_photo':
      return location(row, { storefront_photo_url: value })
    case 'instagram':
      return social(row, { instagram: value })
    case 'facebook':
      return social(row, { facebook: value })
    case 'other_links':
      return social(row, { others: value.split('\n') })
    case 'national_id_number':
      return signatory(row, { national_id_number: value })
    case 'company_email':
      return company(row, { company_email: value }, {})
    case 'company_phone':
      return company(row, { company_phone: value }, {})
    case 'licence_activities':
      return licence(row, { activities: value })
    case 'licence_issue_date':
      return licence(row, { issue_date: dateOf(value) })
    case 'licence_expiry_date':
      return licence(row, { expiry_date: dateOf(value) })
    case 'iban':
      return { iban: value }
    case 'bank_name':
      return { bank_name: value }
    default:
      return {}
  }
}

/** Every identity document of a business verification: of whoever signs, and of the owners. */
function identityFiles({ authorized_signatory: signatory, shareholders }: ApplicationRow): string[] {
  const ofOwners = (shareholders ?? []).flatMap(({ documents }) => [
    documents.passport.file,
    documents.national_id?.file,
  ])
  return [signatory?.national_id_url, ...ofOwners].filter((file) => typeof file === 'string')
}

/** The columns in which another identity document stands in the place of one, wherever that was. */
export function columnsWithIdentity(
  { authorized_signatory: signatory, shareholders }: ApplicationRow,
  before: string,
  after: string,
): ApplicationChange {
  const inPlace = (file: string | null) => (file === before ? after : file)
  return {
    ...(signatory?.national_id_url === before && {
      authorized_signatory: { ...signatory, national_id_url: after },
    }),
    ...(shareholders && {
      shareholders: shareholders.map((owner) => ({
        ...owner,
        documents: {
          passport: { file: inPlace(owner.documents.passport.file) },
          ...(owner.documents.national_id && {
            national_id: { file: inPlace(owner.documents.national_id.file) },
          }),
        },
      })),
    }),
  }
}

type Authority = NonNullable<ApplicationRow['sign_authority']>

/** The older form keeps its company under other names (APPL-08, APPL-11). */
function company(
  { form, legal_info, sign_authority }: ApplicationRow,
  wizard: Partial<LegalInfo>,
  singlePage: Partial<Authority>,
): ApplicationChange {
  const nothing = { company_name: '', cr_number: '', company_address: '', cr_file: null }
  if (form === 'wizard') return { legal_info: { ...nothing, ...legal_info, ...wizard } }
  const none = { cr_file: '', cr_number: '', legal_name: '', legal_address: '' }
  return { sign_authority: { ...none, ...sign_authority, ...singlePage } }
}

type Metadata = NonNullable<LegalInfo['license_metadata']>

function licence(row: ApplicationRow, part: Partial<Metadata>): ApplicationChange {
  const metadata = row.legal_info?.license_metadata
  return metadata ? company(row, { license_metadata: { ...metadata, ...part } }, {}) : {}
}

function dateOf(text: string): Metadata['issue_date'] {
  const date = parseCalendarDate(text)
  if (date === null) throw new Error(`an answer is no date: ${text}`)
  return date
}

function share({ shareholders }: ApplicationRow, owner: number, value: string): ApplicationChange {
  return {
    shareholders: (shareholders ?? []).map((one, index) =>
      index + 1 === owner ? { ...one, value: Number(value) } : one,
    ),
  }
}

function signatory(
  { authorized_signatory }: ApplicationRow,
  part: Partial<NonNullable<ApplicationRow['authorized_signatory']>>,
): ApplicationChange {
  return { authorized_signatory: { name: '', email: '', phone: '', ...authorized_signatory, ...part } }
}

function location({ location_details }: ApplicationRow, part: Partial<LocationDetails>): ApplicationChange {
  const nothing = {
    address: null,
    google_maps_link: null,
    rental_contract_url: null,
    storefront_photo_url: null,
  }
  return { location_details: { ...nothing, ...location_details, ...part } }
}

function social({ social_networks }: ApplicationRow, part: Partial<SocialNetworks>): ApplicationChange {
  return { social_networks: { instagram: '', facebook: '', others: [], ...social_networks, ...part } }
}

async function isStatement(tx: Tx, row: ApplicationRow, file: string): Promise<boolean> {
  const found = await tx`
    select 1 from application_statement
     where merchant_id = ${row.merchant_id} and application_id = ${row.id} and file_id = ${file}`
  return found.length === 1
}

/** A file by its handle, with name and size as they were uploaded; nothing where there is none. */
export async function fileValue(
  tx: Tx,
  merchantId: string,
  handle: string | null | undefined,
): Promise<MarkValue> {
  if (!handle) return { text: null, file: null }
  const [file] = await tx<
    (Row<'stored_file_public', 'name'> & { url: Column<'stored_file_public', 'id'>; size: number })[]
  >`
    select id as url, name, size_bytes::int as size from stored_file_public where merchant_id = ${merchantId} and id = ${handle}`
  return { text: null, file: file ?? null }
}

/** Whether two files hold the same bytes: a file uploaded again is no new file. */
export async function isSameFile(tx: Tx, merchantId: string, one: string, other: string): Promise<boolean> {
  if (one === other) return true
  const found = await tx`
    select 1 from stored_file_public a join stored_file_public b on b.merchant_id = a.merchant_id and b.sha256 = a.sha256
     where a.merchant_id = ${merchantId} and a.id = ${one} and b.id = ${other}`
  return found.length === 1
}
