import { expect } from 'vitest'
import { faultsOf } from './check-answer.ts'
import type { ShopAnswer } from './own-schemas.ts'
import type { ShopAnswerOf } from './shop.ts'

/** An answer with this status whose body has this shape, by our schemas and by the published ones. */
export function expectAnswer(
  answer: Pick<ShopAnswerOf, 'status' | 'body'>,
  status: number,
  as: ShopAnswer,
  component?: string,
): void {
  expect([answer.status, answer.body]).toEqual([status, answer.body])
  expect(faultsOf(answer.body, as, component)).toEqual([])
}

/** A refusal of exactly this, and nothing besides but which call and which field it is about. */
export function expectError(
  answer: Pick<ShopAnswerOf, 'status' | 'body'>,
  status: number,
  errorType: string,
  error?: string,
): void {
  expectAnswer(answer, status, 'error')
  const { details: _, ...said } = answer.body
  expect(said).toEqual({ status: 'error', errorType, ...(error !== undefined && { error }) })
}
