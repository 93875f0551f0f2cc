/**
 * Callers who ask again and again, in a thread of their own: what they take is not felt where others are
 * measured.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

export interface Flood {
  address: string
  token: string
  callers: number
  /** Asks for their receipts, each time of another one; without orders it uploads the file. */
  orders: readonly string[]
  file: string
}

/** Whoever was refused asks again after this, and not when told. */
const impatienceMs = 250
const { address, token, callers, orders, file } = workerData as Flood
const headers = { authorization: `Bearer ${token}` }
const answers: Record<string, number> = {}
const flood = { isOn: true }
let asked = Math.floor(Math.random() * orders.length)

parentPort?.once('message', () => {
  flood.isOn = false
})
await Promise.all(
  Array.from({ length: callers }, async () => {
    while (flood.isOn) {
      const answer = await (orders.length > 0 ? receipt() : upload())
      await answer.arrayBuffer()
      answers[answer.status] = (answers[answer.status] ?? 0) + 1
      if (!answer.ok) await sleep(impatienceMs)
    }
  }),
)
parentPort?.postMessage(answers, [])

function receipt(): Promise<Response> {
  asked += 1
  return fetch(`${address}/merchant/api/v1/payments/${orders[asked % orders.length]}/receipt`, { headers })
}

function upload(): Promise<Response> {
  const body = new FormData()
  body.set('file', new Blob([readFileSync(file)], { type: 'application/pdf' }), 'statement.pdf')
  return fetch(`${address}/merchant/api/v2/upload?purpose=bank_statement`, { method: 'POST', headers, body })
}
