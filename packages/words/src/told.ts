import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import { m } from './compiled.ts'
import { dateText, instantDateText } from './formats/date.ts'
import { moneyText } from './formats/number.ts'
import { currentLanguage, type Language } from './language.ts'

/** What a new advance paid off, and when, as an instant on the wire. */
export interface PaidOff {
  at: string
  currency: Currency
}

/**
 * That a new advance paid off an older one, as letters, the merchant's page and the console say it
 * (DEC-LOAN-27).
 */
export function paidOffText({ at, currency }: PaidOff, locale: Language = currentLanguage()): string {
  return m.loan_told_paid_off({ date: instantDateText(at, zoneOfCurrency(currency)) }, { locale })
}

/** A transfer of an advance that the bank refused: its amount and day as on the wire. */
export interface RefusedTransfer {
  amount: string
  currency: Currency
  on: string
}

/**
 * That the bank refused the transfer of an advance, as letters, the merchant's page and the console say it
 * (DEC-LOAN-8).
 */
export function transferRefusedText(
  { amount, currency, on }: RefusedTransfer,
  locale: Language = currentLanguage(),
): string {
  return m.loan_told_refused({ date: dateText(on), amount: moneyText(amount, currency) }, { locale })
}
