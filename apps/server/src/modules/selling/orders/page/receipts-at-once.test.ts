import { errorBody } from '@daftar/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderQueued } from '../../../../platform/documents/render-queued.ts'
import { heldDocument } from '../../../../testing/held-document.ts'
import { textOfPdf } from '../../../../testing/pdf-text.ts'
import { withShop, type Shop } from '../testing.ts'

let shop: Shop
beforeAll(async () => {
  shop = await withShop()
})
afterAll(() => shop.product.close())

const receipt = (id: string) =>
  shop.product.app.http.inject({
    url: `/merchant/api/v1/payments/${id}/receipt`,
    headers: { authorization: `Bearer ${shop.token}` },
  })

test('receipts asked for at once wait in turn up to the limit, and the rest are told to retry [DEC-ORD-4]', async () => {
  const orders = []
  for (let count = 0; count < 4; count += 1) orders.push(await shop.order({ as: 'captured' }))
  const held = heldDocument()
  // Of twenty places behind the one that is being set, two are left.
  const before = [held, ...Array.from({ length: 18 }, heldDocument)].map((one) => {
    if (one !== held) one.release()
    return renderQueued(one.document)
  })
  const answered: number[] = []
  const asked = orders.map(async ({ id, number }) => {
    const answer = await receipt(id)
    answered.push(answer.statusCode)
    return { answer, id, number }
  })
  await expect.poll(() => answered).toHaveLength(2)
  expect(new Set(answered)).toEqual(new Set([503]))
  held.release()
  await Promise.all(before)

  const answers = await Promise.all(asked)
  const refused = answers.filter(({ answer }) => answer.statusCode === 503)
  const made = answers.filter(({ answer }) => answer.statusCode === 200)
  expect([refused.length, made.length]).toEqual([2, 2])
  for (const { answer } of refused) {
    expect(answer.headers['retry-after']).toBe('5')
    expect(errorBody.parse(answer.json()).details.reason).toBe('unavailable')
  }
  for (const { answer, number } of made) {
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect((await textOfPdf(answer.rawPayload)).join(' ')).toContain(number)
  }
  for (const { id } of refused) expect((await receipt(id)).statusCode).toBe(200)
})
