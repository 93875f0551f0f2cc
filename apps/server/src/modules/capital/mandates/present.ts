import type { DeskMandate, PublicMandate } from '@daftar/contract/endpoints/capital/mandates'
import { canStartNewMandate } from '@daftar/rules/capital/debits/mandate-status'
import { maskPhone } from '@daftar/rules/contact/mask'
import { money, toDecimal } from '@daftar/rules/money/money'
import { presentMerchantOf } from '../../merchants/merchants/index.ts'
import { mandateReference } from './address.ts'
import type { MandateDependencies } from './dependencies.ts'
import { hasSmsLeft } from './sms.ts'
import type { ListedMandate } from './store.ts'
import { wordingOf } from './wording.ts'

const ibanEnds = 4

/** What whoever holds the address may see. */
export function presentPublicMandate(
  row: ListedMandate,
  deps: Pick<MandateDependencies, 'brand'>,
): PublicMandate {
  const amount = (minor: bigint) => toDecimal(money(minor, row.currency))
  return {
    status: row.status,
    reference: mandateReference(row.id),
    wording: row.wording ?? wordingOf(deps, row),
    company_name: row.legal_name,
    iban_ends: row.iban.slice(-ibanEnds),
    currency: row.currency,
    weekly_amount: amount(row.minimum_minor),
    total_amount: amount(row.total_minor),
    outstanding_amount: amount(row.outstanding_minor),
    phone_masked: maskPhone(row.phone),
    signed_at: row.signed_at?.toISOString() ?? null,
  }
}

export function presentMandate(row: ListedMandate): DeskMandate {
  const amount = (minor: bigint) => toDecimal(money(minor, row.currency))
  return {
    id: row.id,
    ...presentMerchantOf(row),
    reference: mandateReference(row.id),
    loan_id: row.advance_id,
    loan_status: row.advance_status,
    status: row.status,
    phone: row.phone,
    iban: row.iban,
    currency: row.currency,
    weekly_amount: amount(row.minimum_minor),
    outstanding_amount: amount(row.outstanding_minor),
    sms_sent: row.sms_sent,
    sms_sent_at: row.sms_sent_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    signed_at: row.signed_at?.toISOString() ?? null,
    decided_at: row.decided_at?.toISOString() ?? null,
    bank_reference: row.bank_reference,
    ended_reason: row.ended_reason,
    can_resend: hasSmsLeft(row) && row.is_wanted,
    can_start_new: canStartNewMandate(row.status) && row.is_newest && row.is_wanted,
  }
}
