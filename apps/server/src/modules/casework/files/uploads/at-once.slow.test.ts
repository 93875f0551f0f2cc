import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant } from '../../../../testing/app/builders.ts'
import { heldBytes } from '../../../../testing/files/held-bytes.ts'
import { aPdfOf } from '../../../../testing/files/large-pdf.ts'
import { testApp, type TestApp } from '../../../../testing/app/test-app.ts'
import { formAround, formType } from '../../../../testing/files/uploads.ts'

/** The small sibling is in `streaming.test.ts`: one statement of 153 MB. */

let product: TestApp
let port: number

beforeAll(async () => {
  product = await testApp({ now: '2026-11-21T08:00:00Z' })
  await product.app.http.listen({ port: 0, host: '127.0.0.1' })
  port = (product.app.http.server.address() as AddressInfo).port
})
afterAll(() => product.close())

test('ten files of 100 MB at once are taken in with the memory of a few chunks each', async () => {
  const people = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const { personId } = await product.db.database.system((tx) => aMerchant(tx))
      return product.signIn(personId)
    }),
  )
  const before = heldBytes()
  let most = 0
  const look = () => {
    most = Math.max(most, heldBytes() - before)
  }
  const answers = await Promise.all([...people, ...people].map((as) => send(as, look)))
  expect(answers).toEqual(Array<number>(10).fill(200))
  expect(most).toBeLessThan(120_000_000)
})

/** Sends 100 MB chunk by chunk, at the pace the server takes them. */
async function send(as: string, look: () => void): Promise<number> {
  const call = request({
    port,
    method: 'POST',
    path: '/merchant/api/v2/upload?purpose=bank_statement',
    headers: { authorization: `Bearer ${as}`, 'content-type': formType },
  })
  const answered = once(call, 'response') as Promise<[IncomingMessage]>
  const { before, after } = formAround('statement.pdf')
  call.write(before)
  let sent = 0
  for (const chunk of aPdfOf(100_000_000)) {
    if (!call.write(chunk)) await once(call, 'drain')
    sent += 1
    if (sent % 256 === 0) look()
  }
  call.end(after)
  const [answer] = await answered
  answer.resume()
  return answer.statusCode ?? 0
}
