import { m } from '@daftar/words'

/** Why a part of a fee is given back, and what the line that does so is called. */
export const creditWords = {
  paid_off: { preamble: m.loan_credit_paid_off, line: m.loan_credit_line_paid_off },
  written_off: { preamble: m.loan_credit_written_off, line: m.loan_credit_line_written_off },
}
