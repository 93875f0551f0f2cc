import type { AnswerOf } from '@daftar/contract'
import { maskPhone } from '@daftar/rules/contact/mask'
import type { Language } from '@daftar/rules/geo/languages'
import { m } from '@daftar/words'
import { isOpen } from './sign.ts'
import type { EnvelopeRow } from './store.ts'

type Envelope = AnswerOf<'signing.envelope'>['envelope']

/** What whoever holds the address may see. */
export function presentEnvelope(row: EnvelopeRow, now: Date, locale: Language): Envelope {
  return {
    status: statusAt(row, now),
    title: `${m.pdf_title({}, { locale })} ${row.contents.number}`,
    merchant_name: row.contents.borrower.name ?? '',
    signer_name: row.signer_name,
    signer_phone_masked: maskPhone(row.signer_phone),
    direct_debit: row.contents.isRepaidByDebit,
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    signed_at: row.signed_at?.toISOString() ?? null,
  }
}

/** Past its days a contract reads as expired, also before the schedule has said so. */
export function statusAt(row: EnvelopeRow, now: Date): EnvelopeRow['status'] {
  const isPast = (row.status === 'sent' || row.status === 'viewed') && !isOpen(row, now)
  return isPast ? 'expired' : row.status
}
