import type { Language } from '@daftar/rules/geo/languages'
import { m } from '@daftar/words'

/**
 * The clauses that differ with how an advance is repaid: out of its sales payouts, or by direct debit
 * (DEC-LOAN-31).
 */
export function repaymentClauses(isRepaidByDebit: boolean): RepaymentClauses {
  return isRepaidByDebit ? byDebit : bySales
}

/** A sentence of the contract in a language, with the words of its terms. */
export type Clause = (words: ClauseWords, options: { locale: Language }) => string

/** What the sentences of the contract are filled with. */
export interface ClauseWords {
  rate: string
  amount: string
  fee: string
  total: string
  minimum: string
  date: string
  guarantor: string
  email: string
  iban: string
  void_days: number
  retry_days: number
}

interface RepaymentClauses {
  payment: readonly Clause[]
  repaid: readonly Clause[]
  minimum: readonly Clause[]
  warnings: readonly Clause[]
}

const bySales: RepaymentClauses = {
  payment: [m.pdf_payment_1, m.pdf_payment_2],
  repaid: [m.pdf_repaid_1, m.pdf_repaid_2, m.pdf_repaid_3, m.pdf_repaid_4, m.pdf_repaid_5],
  minimum: [m.pdf_minimum_1, m.pdf_minimum_2, m.pdf_minimum_3],
  warnings: [m.pdf_warning_1, m.pdf_warning_2, m.pdf_warning_3, m.pdf_warning_4],
}

/**
 * Who debits which account when (DEC-LOAN-32), what a failure or a return does, and what follows when the
 * mandate ends (DEC-LOAN-34). The money leaves when the bank has approved; without that the advance is voided
 * (DEC-LOAN-1).
 */
const byDebit: RepaymentClauses = {
  payment: [m.pdf_payment_debit_1, m.pdf_payment_2],
  repaid: [
    m.pdf_debit_1,
    m.pdf_debit_2,
    m.pdf_debit_3,
    m.pdf_debit_4,
    m.pdf_debit_5,
    m.pdf_repaid_2,
    m.pdf_repaid_3,
    m.pdf_debit_6,
    m.pdf_repaid_5,
  ],
  minimum: [m.pdf_minimum_1, m.pdf_minimum_3],
  warnings: [m.pdf_warning_1, m.pdf_warning_debit_2, m.pdf_warning_3, m.pdf_warning_4],
}
