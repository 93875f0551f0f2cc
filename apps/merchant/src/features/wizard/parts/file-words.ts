import { maximumShown } from '@daftar/rules/files/upload-rules'
import { fieldText, m } from '@daftar/words'
import type { rowProblem } from '../statements/rows.ts'

/** What is wrong with a statement. */
export function rowProblemText(problem: NonNullable<ReturnType<typeof rowProblem>>): string {
  switch (problem) {
    case 'failed':
      return m.wizard_upload_failed()
    case 'file_too_large': {
      const { maximum, unit } = maximumShown('capital')
      return m.wizard_file_too_large({ maximum: `\u2066${maximum}\u00a0${unit}\u2069` })
    }
    case 'file_type':
      return m.wizard_statement_not_pdf()
    default:
      return fieldText(problem)
  }
}
