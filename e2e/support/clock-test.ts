import { signInThere } from './api.ts'
import { startOwnProduct, type Product } from './product.ts'
import { audienceOf, takeOver } from './session.ts'
import { test as shared } from './test.ts'

export { expect } from '@playwright/test'

/**
 * For journeys that move the clock or cut the power: they are made on a demo that a worker starts once and
 * that they share. Each is of a merchant of its own, and moves the clock forward only.
 */
export const test = shared.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names from the pattern
    async ({}, use) => {
      const product = await startOwnProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  // Signed in anew each time: whoever moves the clock ends the sessions of everybody.
  as: async ({ context, origin }, use) =>
    use(async (person) => {
      const api = await signInThere(origin, person, audienceOf(person))
      await takeOver(context, api)
      return api
    }),
})
