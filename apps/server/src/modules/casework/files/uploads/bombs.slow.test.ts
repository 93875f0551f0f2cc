import { afterAll, beforeAll, expect, test } from 'vitest'
import { longestPauseWhile } from '../../../../testing/app/answering.ts'
import { aMerchant } from '../../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../../testing/app/test-app.ts'
import { statementFixture, upload } from '../../../../testing/files/uploads.ts'

// More at once than in `streaming.test.ts`, which proves the same with one.

let product: TestApp
let owner: string
beforeAll(async () => {
  product = await testApp()
  const shop = await product.db.database.system((tx) => aMerchant(tx))
  owner = await product.signIn(shop.personId)
})
afterAll(() => product.close())

test('while bombs burst in their processes at once, the server answers', async () => {
  const names = ['bomb-inflate.pdf', 'bomb-text.pdf', 'bomb-inflate.pdf']
  const bombs = names.map((name) =>
    upload(product, owner, { name, bytes: statementFixture(name), purpose: 'bank_statement' }),
  )
  const { result, pauseMs } = await longestPauseWhile(product, Promise.all(bombs))
  expect(result.map(({ body }) => body.details.reason)).toEqual(Array(3).fill('file_unreadable'))
  expect(pauseMs).toBeLessThan(1_500)
})
