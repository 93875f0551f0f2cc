import { expect, test } from 'vitest'
import { m } from './compiled.ts'
import { loadReasonText, reasonText } from './error-text.ts'

test('the text of a refusal that not every page meets is there once it was loaded', async () => {
  await loadReasonText('last_admin')
  expect(reasonText('last_admin')).toBe(m.error_last_admin())
  expect(reasonText('view_only')).toBe(m.error_view_only())
})
