import { parseCalendarDate } from '@daftar/rules/calendar/calendar-date'
import { companyOf } from '@daftar/rules/legal-entities/update'
import { mirroredOnLoad } from '@daftar/rules/onboarding/mirrors'
import { contactsFromSaved } from '@daftar/rules/onboarding/stored-contacts'
import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import { readMerchant } from '@daftar/rules/merchants/merchant-facts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { refuse, Refusal, RefusedError } from '../../../platform/http/refusal.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import { applicantMachine, createMerchant } from '../../merchants/merchants/index.ts'
import { inviteMember } from '../../people/members/index.ts'
import { issueKeys } from '../../selling/api-keys/index.ts'
import type { OnboardingDependencies } from './dependencies.ts'
import { onboardingReview } from './form-review.ts'
import { onboardingMessages } from './messages.ts'
import { moneyOf } from './money-of.ts'
import { noProposal, type Proposal } from './proposal.ts'
import { changeForm, type ApplicationRow } from './store.ts'

/**
 * DEC-ONB-38: makes everything that sells, by the commands of those who own it, in the caller's transaction:
 * the merchant with its company and first store, the applicant as its admin, and test keys; its contract
 * follows. Whatever is refused on the way undoes all of it.
 */
export async function approve(
  tx: Tx,
  deps: OnboardingDependencies,
  row: ApplicationRow,
  { proposal, staffId, at }: { proposal: Proposal; staffId: string; at: Date },
): Promise<Refusal | null> {
  const document = contactsFromSaved(mirroredOnLoad(row.document))
  const made = await makeMerchant(tx, row.merchant_id, { proposal, document, at })
  if (made instanceof Refusal) return made
  const admin = await adminOf(tx, row, document)
  const joined = await inviteMember(tx, row.merchant_id, admin, at)
  if (joined instanceof Refusal) return joined
  // Live keys come with the contract (DEC-MER-2); its shop is connected and tried meanwhile.
  if (!(await issueKeys(tx, deps.keys, { merchantId: row.merchant_id, mode: 'test', at })))
    throw new RefusedError('not_found')
  await onboardingReview.forget(tx, row)
  const set = {
    ...{ ...noProposal, deadline_at: null },
    ...{ decided_by: staffId, decided_at: at, note: proposal.note },
  }
  if (!(await changeForm(tx, row, set))) return refuse('stale_version')
  const move = { to: 'approved', actor: 'reviewer', actorId: staffId, at } as const
  if ((await moveStatus(tx, applicantMachine, row, move)) === 'lost') return refuse('wrong_status')
  deps.distrust(row.person_id)
  await onboardingMessages(deps).approved(tx, row)
  const { firstName, lastName, email } = admin
  // Without a mailbox there is nobody to send it to yet: it is drawn up once they ask for it.
  if (email === '') return null
  const signatory = { name: `${firstName} ${lastName}`.trim(), email }
  await deps.drawContract(tx, { merchantId: row.merchant_id, signatory })
  return null
}

interface Making {
  proposal: Proposal
  document: OnboardingDocument
  at: Date
}

function makeMerchant(tx: Tx, id: string, { proposal, document, at }: Making) {
  const { basic_info, legal_info, bank_details } = document
  const merchant = readMerchant({
    name: proposal.name,
    nameAr: proposal.name_ar,
    country: basic_info.country_of_main_operations,
    currency: moneyOf(document),
    commissionPercent: proposal.commission_percent,
    commissionFixed: proposal.commission_fixed,
    vatPercent: proposal.vat_percent,
  })
  const applicant = `${basic_info.first_name} ${basic_info.last_name}`
  const store = {
    code: proposal.store_code.trim(),
    name: proposal.name.trim().slice(0, 60),
    nameAr: proposal.name_ar.trim().slice(0, 60),
    products: proposal.products,
  }
  const legalEntity = {
    // A freelancer sells under their own name.
    name: legal_info.legal_company_name || applicant,
    address: legal_info.legal_address || legal_info.national_address,
    registrationNumber: legal_info.commercial_registration_number,
    taxNumber: legal_info.has_vat ? legal_info.vat_registration_number : '',
    iban: bank_details.iban,
    bankName: bank_details.bank_name,
    licenceFileId: legal_info.license_url,
    licenceExpiresOn: parseCalendarDate(legal_info.license_expiry_date),
    company: companyOf(document),
  }
  return createMerchant(tx, { ...merchant, id, legalEntity, stores: [store], isUnsigned: true }, at)
}

/** The applicant as they sign in: the contacts are those of the account, not what was typed into the form. */
async function adminOf(tx: Tx, row: ApplicationRow, { basic_info }: OnboardingDocument) {
  const [person] = await tx<Row<'person_access', 'first_name' | 'last_name' | 'email' | 'phone'>[]>`
    select first_name, last_name, email, phone from person_access where id = ${row.person_id}`
  return {
    firstName: person?.first_name || basic_info.first_name,
    lastName: person?.last_name || basic_info.last_name,
    email: person?.email ?? '',
    phone: person?.phone ?? '',
    role: 'workspace_admin',
    storeIds: null,
  }
}
