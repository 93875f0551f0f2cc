import { pathOf } from '@daftar/rules/shell/guards/routes'
import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { m } from '@daftar/words'
import { instantDateText } from '@daftar/words/formats/date'
import type { Letter } from '../../../platform/mail/letter.ts'
import type { EnvelopeRow } from './store.ts'

export type LetterEnvelope = Pick<
  EnvelopeRow,
  'merchant_id' | 'application_id' | 'signer_name' | 'signer_email' | 'contents' | 'expires_at' | 'signed_at'
>

/** Brings the contract, and tells that the application is approved. */
export function contractLetter(row: LetterEnvelope, address: string, documentKey: string): Letter {
  const { terms } = row.contents
  return {
    ...toSigner(row),
    kind: 'contract_ready',
    facts: {
      ...factsOf(row, row.expires_at),
      fee: terms.fee_amount,
      feePercent: terms.fee_percent,
      total: terms.total_amount,
      minimum: terms.minimum_repayment_amount,
      rate: terms.repayment_rate,
      weeks: terms.tenor,
      lastOn: terms.end_date,
      address,
    },
    attachments: pdf(fileName(row, 'issued'), documentKey),
  }
}

/** The last one says that the days are nearly over (DEC-APPL-5). */
export function reminderLetter(row: LetterEnvelope, address: string, isLast: boolean): Letter {
  return {
    ...toSigner(row),
    kind: 'contract_reminder',
    facts: { ...factsOf(row, row.expires_at), isLast, address },
  }
}

export function signedLetter(row: LetterEnvelope, documentKey: string): Letter {
  return {
    ...toSigner(row),
    kind: 'contract_signed',
    facts: factsOf(row, row.signed_at ?? row.expires_at),
    attachments: pdf(fileName(row, 'signed'), documentKey),
  }
}

export function expiredLetter(row: LetterEnvelope): Letter {
  return { ...toSigner(row), kind: 'contract_expired', facts: factsOf(row, row.expires_at) }
}

/** The name of the file as it is saved. */
export function fileName({ contents }: Pick<EnvelopeRow, 'contents'>, which: 'issued' | 'signed'): string {
  const words = { number: contents.number }
  return which === 'signed'
    ? m.mail_contract_signed_file(words, { locale: 'en' })
    : m.mail_contract_file(words, { locale: 'en' })
}

/**
 * The address that signs is a secret of the letter: in the application the page of the application leads to
 * it.
 */
function toSigner(row: LetterEnvelope) {
  const { signer_email: to, merchant_id: merchantId, contents } = row
  const path = pathOf('capitalApplication', { id: row.application_id })
  const { name } = contents.borrower
  return { to, merchantId, path, ...(name && { about: { en: name, ar: name } }) }
}

function factsOf({ contents, signer_name: name }: LetterEnvelope, at: Date) {
  const { isRepaidByDebit, terms } = contents
  const { amount, currency } = terms
  return {
    name,
    amount,
    currency,
    isRepaidByDebit,
    date: instantDateText(at.toISOString(), zoneOfCurrency(currency)),
  }
}

function pdf(name: string, storageKey: string): Letter['attachments'] {
  return [{ name, contentType: 'application/pdf', storageKey }]
}
