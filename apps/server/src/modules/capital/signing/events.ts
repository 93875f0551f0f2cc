import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { parseAmount } from '@daftar/rules/money/money'
import { percentHundredths } from '@daftar/rules/money/percent'
import { normaliseIban } from '@daftar/rules/registry/iban'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { changesOf } from '../../../platform/status-changes.ts'
import type { NewAdvance } from '../advances/index.ts'
import {
  cancelApplication,
  endOffer,
  findApplication,
  forgetPasswords,
  type ApplicationRow,
} from '../applications/index.ts'
import { findLegalEntity } from '../../merchants/merchants/index.ts'
import { findOffer } from '../offers/index.ts'
import type { SigningDependencies } from './dependencies.ts'
import type { EnvelopeRow, SigningEvent } from './store.ts'

/**
 * Does what follows from an event of the signing service (DEC-APPL-4): a signature opens the advance, a
 * refusal (with its reason) or the end of the days cancels the application. It runs in the transaction that
 * moved the envelope, and an envelope makes each move once: so the two stand or fall together, and whoever
 * sees the one sees the other.
 */
export async function follow(
  tx: Tx,
  deps: SigningDependencies,
  envelope: EnvelopeRow,
  event: SigningEvent,
  reason = '',
): Promise<void> {
  if (event.kind === 'viewed') return
  const application = await findApplication(tx, envelope.merchant_id, envelope.application_id)
  if (!application) throw new Error(`contract ${envelope.id} belongs to no application`)
  if (event.kind === 'signed') await open(tx, deps, envelope, application, event)
  else
    await cancelApplication(tx, application, {
      cause: event.kind === 'declined' ? 'declined' : 'inactivity',
      actor: 'signing_service',
      actorId: envelope.id,
      detail: reason || event.kind,
      at: event.at,
    })
}

async function open(
  tx: Tx,
  deps: SigningDependencies,
  envelope: EnvelopeRow,
  application: ApplicationRow,
  event: SigningEvent,
): Promise<void> {
  const advance = await advanceOf(tx, envelope, application, event.at)
  if (!(await deps.createAdvance(tx, advance, event.at))) return
  await endOffer(tx, application, 'used', {
    actor: 'signing_service',
    actorId: envelope.id,
    detail: advance.id,
    at: event.at,
  })
  await forgetPasswords(tx, application.merchant_id, application.id)
}

/** The advance as the contract says: every number is the frozen one (DEC-LOAN-6). */
async function advanceOf(
  tx: Tx,
  { contents, signer_phone, signer_email }: EnvelopeRow,
  application: ApplicationRow,
  at: Date,
): Promise<NewAdvance> {
  const { terms, borrower, isRepaidByDebit } = contents
  const offer = await findOffer(tx, application.merchant_id, application.offer_id)
  const entity = await findLegalEntity(tx, application.merchant_id)
  if (!offer || !entity) throw new Error(`application ${application.id} has no offer or no legal entity`)
  const minor = (decimal: string) => {
    const parsed = parseAmount(decimal, terms.currency)
    if (!parsed) throw new Error(`the terms of application ${application.id} hold no amount`)
    return parsed.amountMinor
  }
  return {
    merchant_id: application.merchant_id,
    id: newId('lon'),
    application_id: application.id,
    offer_id: offer.id,
    // The module of mandates says `waiting` where one is active already.
    status: isRepaidByDebit ? 'waiting_for_dda' : 'waiting',
    tags: isRepaidByDebit ? ['direct_debit'] : [],
    currency: terms.currency,
    amount_minor: minor(terms.amount),
    fee_minor: minor(terms.fee_amount),
    fee_vat_minor: minor(terms.fee_vat_amount),
    minimum_minor: minor(terms.minimum_repayment_amount),
    rate_hundredths: Number(percentHundredths(terms.repayment_rate)),
    tenor: terms.tenor,
    company_name: borrower.name ?? entity.legal_company_name,
    legal_name: entity.legal_company_name,
    signatory_phone: signer_phone,
    signatory_email: signer_email,
    iban: normaliseIban(borrower.iban ?? entity.iban),
    applied_at: await firstSubmission(tx, application),
    created_at: at,
  }
}

/** `applied_at` is the first submission, whatever was resubmitted since (DEC-LOAN-7). */
async function firstSubmission(tx: Tx, application: ApplicationRow): Promise<Date> {
  const changes = await changesOf(tx, application.merchant_id, 'application', application.id)
  return (
    changes.find((change) => change.to_status === 'submitted')?.at ??
    application.submitted_at ??
    application.created_at
  )
}

/** The day of an instant where the contract's money lives. */
export function dayOf(envelope: EnvelopeRow, at: Date): CalendarDate {
  return dateInZone(at.getTime(), zoneOfCurrency(envelope.contents.terms.currency))
}
