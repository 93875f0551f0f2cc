import { isEditable } from '@daftar/rules/capital/applications/application-status'
import {
  checkSinglePage,
  needsStatement,
  type SinglePageForm,
} from '@daftar/rules/capital/applications/single-page-form'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import {
  submitForReview,
  listStatements,
  type ApplicationRow,
  type Submission,
} from '../applications/index.ts'
import { findOffer, isTakeable } from '../offers/index.ts'
import { isSignatoryKnown } from './signatory.ts'

/**
 * Hands the older form in: complete, its signatory's phone confirmed, on an offer that stands (CAPI-11,
 * DEC-APPL-1).
 */
export async function applyWithForm(
  tx: Tx,
  row: ApplicationRow,
  submission: Submission,
): Promise<Refusal | null> {
  if (row.form !== 'single_page') return refuse('wrong_form')
  if (!isEditable(row.status)) return refuse('wrong_status')
  const offer = await findOffer(tx, row.merchant_id, row.offer_id)
  if (!offer || !isTakeable(offer, submission.at)) return refuse('offer_inactive')
  const errors = checkSinglePage(await formOf(tx, row), { statement: needsStatement(offer.tags) })
  if (Object.keys(errors).length > 0) return refuseFields(errors)
  if (!(await isSignatoryKnown(tx, row, submission.personId))) return refuse('signatory_unverified')
  return submitForReview(tx, row, offer, submission)
}

async function formOf(tx: Tx, row: ApplicationRow): Promise<SinglePageForm> {
  const [statement] = await listStatements(tx, row.merchant_id, row.id)
  const { sign_authority: company } = row
  return {
    signatory: row.authorized_signatory ?? { name: '', phone: '', email: '' },
    finance: row.finance_contact,
    licenceFile: company?.cr_file ?? '',
    licenceNumber: company?.cr_number ?? '',
    companyName: company?.legal_name ?? '',
    companyAddress: company?.legal_address ?? '',
    statement: statement?.file_id ?? '',
    isPayoutCycleAgreed: row.payout_cycle_agreed,
  }
}
