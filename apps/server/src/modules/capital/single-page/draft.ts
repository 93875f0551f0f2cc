import type { BodyOf, FieldCode } from '@daftar/contract'
import { isEditable } from '@daftar/rules/capital/applications/application-status'
import { normalisePhone } from '@daftar/rules/contact/phone'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, RefusedError, type Refusal } from '../../../platform/http/refusal.ts'
import {
  replaceStatements,
  saveApplication,
  type ApplicationChange,
  type ApplicationRow,
  type SignAuthority,
  type Signatory,
} from '../applications/index.ts'
import type { SinglePageDependencies } from './dependencies.ts'

export type Draft = BodyOf<'singlePage.change'>
type Fields = Record<string, FieldCode>

const nobody: Signatory = { name: '', email: '', phone: '' }

/** What a full replacement puts where it names nothing (DEC-CAPI-2). */
export const emptyDraft = {
  sign: nobody,
  is_finance: false,
  cr_file: '',
  cr_number: '',
  company_name_or_legal_name: '',
  registered_company_address: '',
  application: { bank_statement_url: '' },
  payout_cycle_agreed: false,
} satisfies Draft

/**
 * Saves what is given into the draft of the older form, complete or not. The version of the row decides: who
 * comes later is refused and nothing is written. Answers null when saved.
 */
export async function saveDraft(
  tx: Tx,
  deps: SinglePageDependencies,
  row: ApplicationRow,
  given: Draft,
  at: Date,
): Promise<Refusal | null> {
  if (row.form !== 'single_page') return refuse('wrong_form')
  if (!isEditable(row.status)) return refuse('wrong_status')
  const problems = {
    ...(await licenceProblem(tx, deps, row, given)),
    ...(await keepStatement(tx, deps, row, given, at)),
  }
  if (Object.keys(problems).length > 0) return refuseFields(problems)
  if (!(await saveApplication(tx, row, { ...columnsOf(row, given), saved_at: at })))
    throw new RefusedError('stale_version')
  return null
}

function columnsOf(row: ApplicationRow, given: Draft): ApplicationChange {
  return {
    ...(given.sign && signatoryColumns(row, given.sign)),
    ...financeColumns(row, given),
    ...authorityColumns(row, given),
    ...(given.payout_cycle_agreed !== undefined && { payout_cycle_agreed: given.payout_cycle_agreed }),
  }
}

/** Another phone is confirmed anew. */
function signatoryColumns(row: ApplicationRow, given: Signatory): ApplicationChange {
  const signatory = contactOf(given)
  const isSamePhone = row.authorized_signatory?.phone === signatory.phone
  return { authorized_signatory: signatory, ...(!isSamePhone && { signatory_verified_at: null }) }
}

function financeColumns(row: ApplicationRow, { is_finance: isOn, finance }: Draft): ApplicationChange {
  if (isOn === false) return { finance_contact: null }
  if (isOn === undefined && !finance) return {}
  return { finance_contact: finance ? contactOf(finance) : (row.finance_contact ?? nobody) }
}

function authorityColumns(row: ApplicationRow, given: Draft): ApplicationChange {
  const changed: Partial<SignAuthority> = {
    ...(given.cr_file !== undefined && { cr_file: given.cr_file }),
    ...(given.cr_number !== undefined && { cr_number: given.cr_number }),
    ...(given.company_name_or_legal_name !== undefined && { legal_name: given.company_name_or_legal_name }),
    ...(given.registered_company_address !== undefined && {
      legal_address: given.registered_company_address,
    }),
  }
  if (Object.keys(changed).length === 0) return {}
  const before = row.sign_authority ?? { cr_file: '', cr_number: '', legal_name: '', legal_address: '' }
  return { sign_authority: { ...before, ...changed } }
}

async function licenceProblem(
  tx: Tx,
  { files }: SinglePageDependencies,
  row: ApplicationRow,
  { cr_file: handle }: Draft,
): Promise<Fields> {
  return handle && !(await files.find(tx, row.merchant_id, handle)) ? { cr_file: 'not_your_file' } : {}
}

/** The form takes one statement, in the place where the wizard keeps many (APPL-49). */
async function keepStatement(
  tx: Tx,
  deps: SinglePageDependencies,
  row: ApplicationRow,
  { application }: Draft,
  at: Date,
): Promise<Fields> {
  if (!application) return {}
  const url = application.bank_statement_url
  const target = { merchantId: row.merchant_id, applicationId: row.id, at }
  const [problem] = Object.values(await replaceStatements(tx, deps, target, url ? [{ url }] : []))
  return problem ? { 'application.bank_statement_url': problem } : {}
}

function contactOf({ name, email, phone }: Signatory): Signatory {
  return { name, email, phone: normalisePhone(phone) }
}
