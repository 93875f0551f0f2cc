import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import type { PaymentProductType } from '@daftar/rules/merchants/payment-products'
import type { Bilingual } from '../../../../platform/documents/element.ts'
import type { InvoiceParty } from '../../../../platform/documents/parties.ts'
import type { SignatureEvidence } from '../../../../platform/documents/signatures.ts'

/**
 * Everything a contract says, kept with it; the file that was set from it is kept as it was drawn up. Amounts
 * are decimals.
 */
export interface ContractContents {
  /** Printed on every page. */
  number: string
  madeOn: CalendarDate
  provider: Bilingual
  /** Who that is by law; absent in contracts from before it was named. */
  seller?: InvoiceParty
  supportEmail: string
  merchant: {
    name: string
    nameAr: string
    legalName: string
    licence: string
    taxNumber: string | null
    address: string
    iban: string
    signatoryName: string
    signatoryEmail: string
  }
  currency: Currency
  vatPercent: number
  stores: readonly ContractStore[]
  payout: {
    below: { under: string; fee: string } | null
    above: string | null
    flexible: string
  }
}

export interface ContractStore {
  name: string
  nameAr: string
  items: readonly { product: PaymentProductType; percent: number; fixed: string }[]
}

/** Who signed for the merchant, then for the provider. */
export interface ContractEvidence extends SignatureEvidence {
  contractId: string
}

export interface Countersignature {
  name: string
  signedAt: string
}
