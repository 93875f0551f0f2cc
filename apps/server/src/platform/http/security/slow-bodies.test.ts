import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { endSlowBodies } from './slow-bodies.ts'

const soon = 0.05
const late = 600
const waits = () => sleep(soon * 3_000)

let app: FastifyInstance
afterEach(() => app.close())

async function listen(limits: { bodySeconds: number; uploadSeconds: number }): Promise<number> {
  app = Fastify()
  endSlowBodies(app, { connections: 10, ...limits })
  app.post('/text', () => 'taken')
  app.post('/slow', () => waits().then(() => 'taken'))
  app.post('/file', { config: { takesFile: true } }, () => 'taken')
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** Sends a body of two bytes in one or two pieces; answers all that comes back until the connection ends. */
function send(port: number, path: string, first: '1' | '12', second?: Promise<void>): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n\r\n${first}`,
  )
  void second?.then(() => socket.write('2'))
  return text(socket)
}

test('a body that does not come to its end is ended with 408', async () => {
  const port = await listen({ bodySeconds: soon, uploadSeconds: late })
  expect(await send(port, '/text', '1')).toMatch(/^HTTP\/1\.1 408 /)
})

test('a file is given the longer time', async () => {
  const port = await listen({ bodySeconds: soon, uploadSeconds: late })
  expect(await send(port, '/file', '1', waits())).toMatch(/^HTTP\/1\.1 200 [^]*taken$/)
})

test('a file is not given all the time', async () => {
  const port = await listen({ bodySeconds: late, uploadSeconds: soon })
  expect(await send(port, '/file', '1')).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that came whole is answered, however long the answer takes', async () => {
  const port = await listen({ bodySeconds: soon, uploadSeconds: soon })
  expect(await send(port, '/slow', '12')).toMatch(/^HTTP\/1\.1 200 [^]*taken$/)
})
