import { afterAll, beforeAll, expect, test } from 'vitest'
import { paperProcesses } from '../../../../platform/documents/paper-processes.ts'
import { testApp, type TestApp } from '../../../../testing/app/test-app.ts'
import { aShop } from '../testing.ts'

const processes = paperProcesses()
const logged: string[] = []
let product: TestApp
beforeAll(async () => {
  product = await testApp({ papers: processes, log: { write: (line) => void logged.push(line) } })
})
afterAll(() => product.close())

test('receipts whose processes are ended under them are to be asked for again, never a fault', async () => {
  const shop = await aShop(product)
  const orders = []
  for (let count = 0; count < 16; count += 1) orders.push(await shop.order({ as: 'captured' }))
  const ask = (id: string) =>
    product.app.http.inject({
      url: `/merchant/api/v1/payments/${id}/receipt`,
      headers: { authorization: `Bearer ${shop.token}` },
    })
  const flood = Promise.all(orders.map(({ id }) => ask(id)))
  // What ends a process under its paper: the machine's memory, or a limit of ours.
  const ended = new Set<number>()
  while (ended.size < 2) {
    for (const id of processes.ids().filter((each) => !ended.has(each))) {
      process.kill(id, 'SIGKILL')
      ended.add(id)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const answers = await flood
  const counted = (status: number) => answers.filter(({ statusCode }) => statusCode === status)
  // Six find room at once; on a busy machine one may come when another is done already.
  expect(counted(503)).toHaveLength(2)
  expect(counted(200).length).toBeGreaterThanOrEqual(4)
  expect(counted(429).length + counted(200).length).toBe(14)
  for (const { headers } of [...counted(503), ...counted(429)]) expect(headers['retry-after']).toBe('5')
  expect(logged.join('')).not.toContain('request failed')
})
