import { expect, test } from 'vitest'
import { errorPageActions, errorPageOf } from './error-page.ts'

test('a 403 shows forbidden [APP-83]', () => {
  expect(errorPageOf(403)).toBe('forbidden')
})

test('a 404 shows page not found [APP-84]', () => {
  expect(errorPageOf(404)).toBe('not_found')
})

test('anything else shows server error [APP-85]', () => {
  for (const status of [undefined, 0, 400, 401, 409, 418, 429, 500, 503]) {
    expect(errorPageOf(status)).toBe('server_error')
  }
})

test('403 and 404 lead to the main page, 500 lets try again and asks support', () => {
  expect(errorPageActions).toEqual({
    forbidden: ['main_page'],
    not_found: ['main_page'],
    server_error: ['try_again', 'contact_support'],
  })
})
