import type { OnboardingStatus } from '@daftar/rules/access/onboarding-status'
import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { changes, values, type Row } from '../../../platform/database/rows.ts'
import { lockApplicant, type ApplicantRow } from '../../merchants/merchants/index.ts'
import type { Proposal } from './proposal.ts'

/** What an application says, and how far its review is. */
export type FormRow = Row<
  'onboarding_form',
  | 'merchant_id'
  | 'application_id'
  | 'version'
  | 'is_whole'
  | 'saved_at'
  | 'submitted_at'
  | 'deadline_at'
  | 'rounds'
  | 'taken_by'
  | 'proposed_by'
  | 'decided_by'
  | 'decided_at'
  | 'said_en'
  | 'said_ar'
  | 'note',
  { document: OnboardingDocument; proposal: Proposal | null }
>

/** An application with its applicant and its form. */
export type ApplicationRow = Pick<ApplicantRow, 'merchant_id' | 'id' | 'person_id' | 'created_at'> &
  FormRow & { status: OnboardingStatus }

export async function insertForm(
  tx: Tx,
  row: Pick<FormRow, 'merchant_id' | 'application_id' | 'document' | 'saved_at'>,
): Promise<void> {
  await tx`insert into onboarding_form ${values(tx, 'onboarding_form', row)}`
}

/** One application as it is read, of whoever may see it. */
export async function findApplication(tx: ReadTx, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await tx<ApplicationRow[]>`
    select a.id, a.person_id, a.status, a.created_at, f.*
      from onboarding_status a join onboarding_form f on f.merchant_id = a.merchant_id and f.application_id = a.id
     where a.id = ${id}`
  return row
}

/**
 * The application that a merchant came from, or that it may come from; the last one where it applied again.
 */
export async function applicationOf(tx: ReadTx, merchantId: string): Promise<ApplicationRow | undefined> {
  const [row] = await tx<ApplicationRow[]>`
    select a.id, a.person_id, a.status, a.created_at, f.*
      from onboarding_status a join onboarding_form f on f.merchant_id = a.merchant_id and f.application_id = a.id
     where a.merchant_id = ${merchantId}`
  return row
}

/** The same of its own applicant, held: of two tabs the second sees what the first one did. */
export async function holdApplication(
  tx: Tx,
  merchantId: string,
  personId: string,
): Promise<ApplicationRow | undefined> {
  const found = await applicationOf(tx, merchantId)
  const applicant = found && (await lockApplicant(tx, found.id))
  return applicant?.person_id === personId ? applicationOf(tx, merchantId) : undefined
}

/** Writes the document anew on the version it was read with; false when it has another one by now. */
export async function writeDocument(
  tx: Tx,
  { merchant_id, application_id, version }: Pick<FormRow, 'merchant_id' | 'application_id' | 'version'>,
  document: OnboardingDocument,
  at: Date,
): Promise<boolean> {
  const done = await tx`
    update onboarding_form
       set ${changes(tx, 'onboarding_form', { document, saved_at: at })}, version = version + 1
     where merchant_id = ${merchant_id} and application_id = ${application_id} and version = ${version}`
  return done.count === 1
}

/**
 * Changes what stands beside the document: the form has a new version from then on. False when it has another
 * one by now.
 */
export async function changeForm(
  tx: Tx,
  { merchant_id, application_id, version }: Pick<FormRow, 'merchant_id' | 'application_id' | 'version'>,
  set: object,
): Promise<boolean> {
  const done = await tx`
    update onboarding_form set ${changes(tx, 'onboarding_form', set)}, version = version + 1
     where merchant_id = ${merchant_id} and application_id = ${application_id} and version = ${version}`
  return done.count === 1
}
