import type { BankAccountDecline } from '@daftar/rules/merchants/bank-account-change'
import { m } from './compiled.ts'
import type { Language } from './language.ts'

const texts = {
  holder_differs: m.bank_declined_holder_differs,
  letter_unreadable: m.bank_declined_letter_unreadable,
  letter_differs: m.bank_declined_letter_differs,
  letter_old: m.bank_declined_letter_old,
  account_not_accepted: m.bank_declined_account_not_accepted,
  not_confirmed: m.bank_declined_not_confirmed,
} as const satisfies Record<BankAccountDecline, unknown>

/** Why a changed bank account was declined, as the merchant is told. */
export function bankDeclineText(reason: BankAccountDecline, locale?: Language): string {
  return locale ? texts[reason]({}, { locale }) : texts[reason]()
}
