import type { BodyOf, FieldCode } from '@daftar/contract'
import { isEditable } from '@daftar/rules/capital/applications/application-status'
import { checkLocation, mapsLink } from '@daftar/rules/capital/applications/location-rules'
import { cleanSocialNetworks } from '@daftar/rules/capital/applications/social-links'
import { normalisePhone, phoneProblem } from '@daftar/rules/contact/phone'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, RefusedError, type Refusal } from '../../../platform/http/refusal.ts'
import { checkTerms, findOffer } from '../offers/index.ts'
import { saveApplication } from './save.ts'
import { replaceStatements, type StatementFiles } from './statements.ts'
import { type ApplicationChange, type ApplicationRow, type LocationDetails } from './store.ts'

type Patch = BodyOf<'applications.update'>

export interface SaveDependencies {
  files: StatementFiles
  keys: Keys
}

/**
 * Saves one step of the wizard (CAPI-15). The caller's version decides: a stale one is refused and nothing is
 * written, and after submission every save is (DEC-WIZ-19). Answers null when saved.
 */
export async function saveStep(
  tx: Tx,
  deps: SaveDependencies,
  row: ApplicationRow,
  patch: Patch,
  at: Date,
): Promise<Refusal | null> {
  if (!isEditable(row.status) || patch.answers) return refuse('wrong_status')
  if (row.form !== 'wizard') return refuse('wrong_form')
  const change = await changeOf(tx, deps, row, patch, at)
  if ('fields' in change) return refuseFields(change.fields)
  const saved = await saveApplication(tx, row, { ...change.columns, saved_at: at })
  if (!saved) throw new RefusedError('stale_version')
  return null
}

type Change = { columns: ApplicationChange } | { fields: Record<string, FieldCode> }

async function changeOf(
  tx: Tx,
  deps: SaveDependencies,
  row: ApplicationRow,
  patch: Patch,
  at: Date,
): Promise<Change> {
  const parts: Change[] = []
  if (patch.amount !== undefined || patch.tenor !== undefined) parts.push(await termsChange(tx, row, patch))
  if (patch.bank_statements) parts.push(await statementsChange(tx, deps, row, patch, at))
  if (patch.social_networks)
    parts.push({ columns: { social_networks: cleanCopy(patch.social_networks), social_done: true } })
  if (patch.location_details) parts.push(await locationChange(tx, deps, row, patch.location_details))
  if (patch.legal_info && 'signatory_phone' in patch.legal_info)
    parts.push(await legalChange(tx, deps, row, patch.legal_info))
  // The id alone moves past online sales (CAPI-33).
  if (parts.length === 0) parts.push({ columns: { sales_data_done: true } })
  const fields = Object.assign({}, ...parts.map((part) => ('fields' in part ? part.fields : {}))) as Record<
    string,
    FieldCode
  >
  if (Object.keys(fields).length > 0) return { fields }
  return {
    columns: Object.assign(
      {},
      ...parts.map((part) => ('columns' in part ? part.columns : {})),
    ) as ApplicationChange,
  }
}

async function termsChange(tx: Tx, row: ApplicationRow, patch: Patch): Promise<Change> {
  const offer = await findOffer(tx, row.merchant_id, row.offer_id)
  if (!offer) throw new Error(`application ${row.id} stands on no offer`)
  const asked = checkTerms(offer, patch.amount ?? null, patch.tenor ?? null)
  if ('fields' in asked) return asked
  const columns: ApplicationChange = {
    ...(asked.amountMinor !== null && { amount_minor: asked.amountMinor }),
    ...(asked.tenor !== null && { tenor: asked.tenor }),
  }
  return { columns }
}

/**
 * Whoever sends statements says that they meet what is asked; the screen's tick is checked where it is sent
 * along (decision 0050).
 */
async function statementsChange(
  tx: Tx,
  deps: SaveDependencies,
  row: ApplicationRow,
  patch: Patch,
  at: Date,
): Promise<Change> {
  const target = { merchantId: row.merchant_id, applicationId: row.id, at }
  const fields = await replaceStatements(tx, deps, target, patch.bank_statements ?? [])
  return Object.keys(fields).length > 0 ? { fields } : { columns: { requirements_confirmed: true } }
}

function cleanCopy(given: NonNullable<Patch['social_networks']>) {
  const cleaned = cleanSocialNetworks(given)
  return { ...cleaned, others: [...cleaned.others] }
}

async function locationChange(
  tx: Tx,
  deps: SaveDependencies,
  row: ApplicationRow,
  given: LocationDetails,
): Promise<Change> {
  const problems = checkLocation(
    {
      address: given.address,
      googleMapsLink: given.google_maps_link,
      rentalContractUrl: given.rental_contract_url,
      storefrontPhotoUrl: given.storefront_photo_url,
    },
    row.amount_minor,
    row.currency,
  )
  const fields: Record<string, FieldCode> = {}
  // A skip sends nulls; below the limit it completes the step, from the limit on the contract is needed
  // (DEC-WIZ-2, DEC-WIZ-4).
  if (problems.googleMapsLink) fields['location_details.google_maps_link'] = problems.googleMapsLink
  if (problems.rentalContractUrl) fields['location_details.rental_contract_url'] = problems.rentalContractUrl
  for (const name of ['rental_contract_url', 'storefront_photo_url'] as const)
    if (given[name] && !(await deps.files.find(tx, row.merchant_id, given[name])))
      fields[`location_details.${name}`] = 'not_your_file'
  if (Object.keys(fields).length > 0) return { fields }
  const link = given.google_maps_link ? mapsLink(given.google_maps_link) : null
  return { columns: { location_details: { ...given, google_maps_link: link }, location_done: true } }
}

async function legalChange(
  tx: Tx,
  deps: SaveDependencies,
  row: ApplicationRow,
  given: Extract<NonNullable<Patch['legal_info']>, { signatory_phone: unknown }>,
): Promise<Change> {
  const phone = normalisePhone(given.signatory_phone)
  const fields: Record<string, FieldCode> = {}
  if (phoneProblem(phone)) fields['legal_info.signatory_phone'] = 'phone_invalid'
  if (!(await deps.files.find(tx, row.merchant_id, given.cr_file)))
    fields['legal_info.cr_file'] = 'not_your_file'
  if (Object.keys(fields).length > 0) return { fields }
  const { company_name, cr_number, company_address, cr_file } = given
  return {
    columns: {
      legal_info: { company_name, cr_number, company_address, cr_file },
      authorized_signatory: { name: given.signatory_name, email: given.signatory_email, phone },
    },
  }
}
