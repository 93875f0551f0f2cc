import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressAnswers } from './compress-answers.ts'

const rows = Array.from({ length: 100 }, (_, at) => ({ id: `ord_${at}`, amount: '10000' }))
const whole = JSON.stringify({ rows })

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  compressAnswers(app)
  app.get('/rows', () => ({ rows }))
  app.get('/few', () => ({ rows: [] }))
  app.get('/page', (_, reply) => reply.type('text/html').header('vary', 'cookie').send(`<p>${whole}</p>`))
  app.get('/bytes', (_, reply) => reply.type('application/json').send(Buffer.from(whole)))
  app.get('/failed', (_, reply) => reply.code(500).send({ rows }))
  app.post('/rows', () => ({ rows }))
  await app.ready()
})
afterAll(() => app.close())

const ask = (url: string, encoding?: string, method: 'GET' | 'POST' = 'GET') =>
  app.inject({ method, url, headers: { ...(encoding && { 'accept-encoding': encoding }) } })

test('a list travels compressed as its caller can read it, and says how', async () => {
  const brotli = await ask('/rows', 'gzip, deflate, br, zstd')
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(brotli.rawPayload.length),
    vary: 'accept-encoding',
  })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(whole)
  expect(brotli.rawPayload.length).toBeLessThan(whole.length / 4)
  const gzipped = await ask('/rows', 'gzip;q=0.5, br;q=0')
  expect(gzipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzipped.rawPayload).toString()).toBe(whole)
  expect((await ask('/page', 'br')).headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'cookie, accept-encoding',
  })
})

test('what is not asked for so, short, bytes, refused or an answer to a change travels as it is', async () => {
  for (const answer of [
    await ask('/rows'),
    await ask('/rows', 'identity, br;q=0'),
    await ask('/few', 'br'),
    await ask('/bytes', 'br'),
    await ask('/failed', 'br'),
    await ask('/rows', 'br', 'POST'),
  ]) {
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(() => JSON.parse(answer.body) as unknown).not.toThrow()
  }
})
