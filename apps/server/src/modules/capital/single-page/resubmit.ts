import type { FieldCode } from '@daftar/contract'
import {
  fieldsToFix,
  resubmissionProblem,
  type ResetField,
} from '@daftar/rules/capital/applications/reset-reasons'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import {
  applicationReview,
  resubmitForReview,
  type ApplicationChange,
  type ApplicationRow,
  type Submission,
} from '../applications/index.ts'
import type { Draft } from './draft.ts'
import type { SinglePageDependencies } from './dependencies.ts'

type Values = Record<ResetField, string>

/**
 * Hands an application that was reset in again with the fields its reasons ask for; of these at least one
 * must be sent and differ, and none may be left empty. Fields that were not asked for change nothing
 * (CAPI-20, CAPI-42, CAPI-43, DEC-APPL-8).
 */
export async function resubmit(
  tx: Tx,
  { files }: Pick<SinglePageDependencies, 'files'>,
  row: ApplicationRow,
  given: Draft,
  submission: Submission,
): Promise<Refusal | null> {
  // Where an underwriter marked single places, these are answered and nothing else (DEC-APPL-8).
  if ((await applicationReview.current(tx, row)).length > 0) return refuse('wrong_status')
  const shown = fieldsToFix(row.reasons, row.form === 'single_page')
  const stored = storedFields(row)
  const sent = sentFields(given)
  const problem = resubmissionProblem(sent, stored, shown)
  if (problem) return refuse(problem)
  const values = { ...stored, ...onlyShown(sent, shown) }
  const fields: Record<string, FieldCode> = {}
  for (const field of shown) if (values[field] === '') fields[field] = 'required'
  // A file that was there before may belong to a form of long ago; a new one is the caller's own upload
  // (DEC-CAPI-10).
  const file = values.cr_file
  if (file && file !== stored.cr_file && !(await files.find(tx, row.merchant_id, file)))
    fields['cr_file'] = 'not_your_file'
  if (Object.keys(fields).length > 0) return refuseFields(fields)
  return resubmitForReview(tx, row, columnsOf(row, values), submission)
}

/**
 * Where the application keeps the company: the wizard under its legal information, the older form under its
 * authority.
 */
function storedFields({ form, legal_info: info, sign_authority: authority }: ApplicationRow): Values {
  const isOlder = form === 'single_page'
  return {
    cr_file: (isOlder ? authority?.cr_file : info?.cr_file) ?? '',
    cr_number: (isOlder ? authority?.cr_number : info?.cr_number) ?? '',
    company_name_or_legal_name: (isOlder ? authority?.legal_name : info?.company_name) ?? '',
    registered_company_address: (isOlder ? authority?.legal_address : info?.company_address) ?? '',
  }
}

function columnsOf({ form }: ApplicationRow, values: Values): ApplicationChange {
  const { cr_file, cr_number, company_name_or_legal_name: name, registered_company_address: address } = values
  return form === 'single_page'
    ? { sign_authority: { cr_file, cr_number, legal_name: name, legal_address: address } }
    : { legal_info: { cr_file: cr_file || null, cr_number, company_name: name, company_address: address } }
}

function sentFields(given: Draft): Partial<Values> {
  const { cr_file, cr_number, company_name_or_legal_name, registered_company_address } = given
  return {
    ...(cr_file !== undefined && { cr_file }),
    ...(cr_number !== undefined && { cr_number }),
    ...(company_name_or_legal_name !== undefined && { company_name_or_legal_name }),
    ...(registered_company_address !== undefined && { registered_company_address }),
  }
}

function onlyShown(sent: Partial<Values>, shown: readonly ResetField[]): Partial<Values> {
  return Object.fromEntries(Object.entries(sent).filter(([field]) => shown.includes(field as ResetField)))
}
