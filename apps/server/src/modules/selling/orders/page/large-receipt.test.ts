import { afterAll, beforeAll, expect, test } from 'vitest'
import { textOfPdf } from '../../../../testing/files/pdf-text.ts'
import { withShop, type Shop } from '../testing.ts'

let shop: Shop
beforeAll(async () => {
  shop = await withShop()
})
afterAll(() => shop.product.close())

test('the receipt of the largest basket a shop may send is short and tells how many things it leaves out', async () => {
  const items = Array.from({ length: 500 }, (_, index) => ({
    title: `Thing-${index} ${'long name '.repeat(180)}`,
    quantity: 1,
    unit_price: '1.00',
    category: 'x',
  }))
  const { id } = await shop.order({ as: 'captured', detail: { items } })
  const answer = await shop.product.app.http.inject({
    url: `/merchant/api/v1/payments/${id}/receipt`,
    headers: { authorization: `Bearer ${shop.token}` },
  })
  expect(answer.statusCode).toBe(200)
  const pages = await textOfPdf(answer.rawPayload)
  const text = pages.join(' ')
  expect(pages.length).toBeLessThan(8)
  expect(text).toContain('Thing-0 ')
  expect(text).toContain('Thing-49 ')
  expect(text).not.toContain('Thing-50 ')
  expect(text).toContain('+ 450')
})
