import type { OfferTag } from '@daftar/rules/capital/offers/offer'
import type { Tx } from '../../platform/database/database.ts'
import { values, type Row } from '../../platform/database/rows.ts'
import { newId } from '../../platform/ids.ts'
import { anOffer, type MerchantFacts } from './builders.ts'
import type { TestApp } from './test-app.ts'

export interface SubmittedFacts {
  /** Whole, and not handed in yet. */
  isDraft?: boolean
  amountMinor?: bigint
  tenor?: number
  offerAmountMinor?: bigint
  at?: Date
  offerAt?: Date
  offerTags?: OfferTag[]
  companyName?: string
  holder?: string | null
  firstEntry?: string
  lastEntry?: string
}

/**
 * An application as the wizard hands it in, with one statement that has a password. Answers its id and its
 * offer's.
 */
export async function aSubmittedApplication(
  tx: Tx,
  merchant: MerchantFacts,
  given: SubmittedFacts = {},
): Promise<{ id: string; offerId: string; statementId: string }> {
  const at = given.at ?? new Date('2026-11-21T09:00:00Z')
  const offerId = await anOffer(tx, merchant, {
    amountMinor: given.offerAmountMinor ?? 20_000_000n,
    ...(given.offerTags && { tags: given.offerTags }),
    ...(given.offerAt && { at: given.offerAt }),
  })
  await tx`update offer set status = 'hidden' where merchant_id = ${merchant.merchantId} and id = ${offerId}`
  const id = newId('app')
  await tx`insert into application ${values(tx, 'application', {
    merchant_id: merchant.merchantId,
    id,
    offer_id: offerId,
    status: given.isDraft ? 'draft' : 'submitted',
    currency: merchant.currency,
    amount_minor: given.amountMinor ?? 5_000_000n,
    tenor: given.tenor ?? 20,
    requirements_confirmed: true,
    sales_data_done: true,
    social_done: true,
    location_done: true,
    legal_info: {
      company_name: given.companyName ?? 'Test Merchant LLC',
      cr_number: 'CN-100',
      company_address: '1 Test Street, Dubai',
      cr_file: null,
    },
    authorized_signatory: {
      name: 'Noor Al Hashimi',
      email: 'signatory@test.example',
      phone: '+971501234567',
    },
    iban: 'AE070331234567890123456',
    created_by: merchant.personId,
    created_at: at,
    submitted_at: given.isDraft ? null : at,
    deadline_at: given.isDraft ? null : new Date(at.getTime() + 72 * 3_600_000),
    saved_at: at,
  })}`
  if (!given.isDraft)
    await tx`insert into status_change ${values(tx, 'status_change', { merchant_id: merchant.merchantId, id: newId('chg'), subject: 'application', subject_id: id, from_status: 'draft', to_status: 'submitted', actor: 'merchant', actor_id: merchant.personId, at })}`
  return { id, offerId, statementId: await aStatement(tx, merchant, id, given, at) }
}

async function aStatement(
  tx: Tx,
  merchant: MerchantFacts,
  applicationId: string,
  given: SubmittedFacts,
  at: Date,
): Promise<string> {
  const fileId = newId('fil')
  await tx`insert into stored_file ${values(tx, 'stored_file', {
    merchant_id: merchant.merchantId,
    id: fileId,
    area: 'bank_statement',
    name: 'statement.pdf',
    content_type: 'application/pdf',
    size_bytes: 1000n,
    sha256: Buffer.alloc(32),
    storage_key: `statements/${fileId}`,
    state: 'clean',
    uploaded_by: merchant.personId,
    created_at: at,
  })}`
  const reading = {
    pages: 6,
    holder: given.holder === undefined ? 'TEST MERCHANT L.L.C' : given.holder,
    iban: 'AE070331234567890123456',
    firstEntry: given.firstEntry ?? '2026-05-01',
    lastEntry: given.lastEntry ?? '2026-11-20',
  }
  await tx`insert into application_statement ${values(tx, 'application_statement', {
    merchant_id: merchant.merchantId,
    application_id: applicationId,
    position: 0,
    file_id: fileId,
    password_sealed: 'sealed',
    reading_state: 'read',
    reading,
    created_at: at,
  })}`
  return fileId
}

/** Staff with one role, signed in. */
export async function aReviewer(app: TestApp, ...roles: Parameters<TestApp['aStaff']>): Promise<string> {
  return app.signInStaff(await app.aStaff(...roles))
}

/** What is kept of the statements' passwords. */
export async function passwordsOf(app: TestApp, applicationId: string): Promise<(string | null)[]> {
  const rows = await app.db.database.system(
    (tx) => tx<Row<'application_statement', 'password_sealed'>[]>`
      select password_sealed from application_statement where application_id = ${applicationId}`,
  )
  return rows.map((row) => row.password_sealed)
}

/** Gathers what several calls at once were answered: how often each status or reason came. */
export function tally(answers: readonly { status: number; body: { details?: { reason?: string } } }[]) {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const key = status === 200 ? 'done' : (body.details?.reason ?? String(status))
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}
