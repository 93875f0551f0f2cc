import { routes } from '@daftar/contract/routes'
import { expect, test } from 'vitest'
import { createClient } from './client.ts'
import { readFile } from './download.ts'
import { memoryStore } from './token-store.ts'

const csv = 'order,amount\n1,10\n2,20\n'

function clientAnswering(answer: () => Response, onUnauthorized: (reason: string) => void = () => {}) {
  return createClient({
    routes,
    base: '',
    tokens: memoryStore(),
    clientId: 'browser-1',
    onUnauthorized,
    fetch: async () => answer(),
  })
}

test('a file is read with its name, and its lines but the first are counted', async () => {
  const headers = { 'x-row-count': '2', 'content-disposition': "attachment; filename*=UTF-8''%D9%86.csv" }
  const told: unknown[] = []
  const client = clientAnswering(() => new Response(csv, { headers }))
  const file = await readFile(client, 'payouts.export', { body: {}, onProgress: (at) => told.push(at) })
  if (file.kind !== 'file') throw new Error('the file came by mail')
  expect(file.name).toBe('ن.csv')
  expect(await file.blob.text()).toBe(csv)
  expect(told.at(-1)).toEqual({ rows: 2, of: 2 })
})

test('a file that is made later says where it is sent to', async () => {
  const client = clientAnswering(() => Response.json({ mailed_to: 'a@b.example' }, { status: 202 }))
  expect(await readFile(client, 'payouts.export')).toEqual({ kind: 'mailed', to: 'a@b.example' })
})

test('a refusal is the reason that the server gave, and the end of a session is told', async () => {
  const reasons: string[] = []
  const refusal = { details: { reason: 'session_expired' } }
  const client = clientAnswering(
    () => Response.json(refusal, { status: 401 }),
    (reason) => reasons.push(reason),
  )
  await expect(readFile(client, 'payouts.export')).rejects.toMatchObject({ reason: 'session_expired' })
  expect(reasons).toEqual(['session_expired'])
})

test('an answer that breaks off is a lost one, and giving up is the abort itself', async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('gone')) })
  await expect(
    readFile(
      clientAnswering(() => new Response(broken)),
      'payouts.export',
    ),
  ).rejects.toMatchObject({ name: 'NetworkError' })
  const givenUp = new ReadableStream({ pull: (stream) => stream.error(new DOMException('', 'AbortError')) })
  await expect(
    readFile(
      clientAnswering(() => new Response(givenUp)),
      'payouts.export',
    ),
  ).rejects.toMatchObject({ name: 'AbortError' })
})
