import { expect, test } from 'vitest'
import { approvalNoteProblem, passedChecks } from './approval-reason.ts'

const checks = [
  { code: 'exposure', outcome: 'pass' },
  { code: 'licence_expiry', outcome: 'unknown' },
] as const
const failed = [...checks, { code: 'statement_holder', outcome: 'fail' } as const]

test('an approval against a failed check says why; where none failed it may say nothing [DEC-APPL-3]', () => {
  expect(approvalNoteProblem(checks, '')).toBeNull()
  expect(approvalNoteProblem(failed, ' ')).toBe('required')
  expect(approvalNoteProblem(failed, 'ok')).toBe('too_short')
  expect(approvalNoteProblem(failed, 'The owner’s own account')).toBeNull()
  expect(passedChecks(failed)).toBe(1)
})
