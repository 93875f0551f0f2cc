import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openStorage } from './open-storage.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

const opened = openStorage({ dataDir: temporaryFolder(), s3: undefined })

test('bytes come back as they were stored, streamed or whole, and are gone when removed', async () => {
  const storage = await opened
  await storage.put('statements/a', Readable.from([Buffer.from('one '), Buffer.from('two')]), 'text/plain')
  expect(await text(await storage.stream('statements/a'))).toBe('one two')
  expect((await storage.bytes('statements/a')).toString()).toBe('one two')
  expect(await storage.size('statements/a')).toBe(7)
  await storage.move('statements/a', 'clean/a')
  expect(await storage.exists('statements/a')).toBe(false)
  await storage.remove('clean/a')
  await storage.remove('clean/a')
  expect(await storage.exists('clean/a')).toBe(false)
})

test.each(['../outside', 'a/../../outside', '/etc/passwd', 'a\u0000b'])(
  'a key that leaves the storage is refused: %j',
  async (key) => {
    const storage = await opened
    await expect(storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow()
  },
)

test('the same holds for an S3-compatible service, which is asked in its own protocol', async () => {
  const service = await startObjectService()
  const s3 = {
    bucket: 'files',
    region: 'us-east-1',
    endpoint: service.address,
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  }
  const storage = await openStorage({ dataDir: '/unused', s3 })
  await storage.put(
    'statements/a',
    Readable.from([Buffer.from('one '), Buffer.from('two')]),
    'application/pdf',
  )
  expect(service.objects.get('/files/statements/a')?.toString()).toBe('one two')
  expect(await storage.size('statements/a')).toBe(7)
  await storage.move('statements/a', 'clean/a')
  expect((await storage.bytes('clean/a')).toString()).toBe('one two')
  expect(await storage.exists('statements/a')).toBe(false)
  await storage.remove('clean/a')
  expect(service.objects.size).toBe(0)
  await expect(storage.put('../a', Buffer.from('x'), 'text/plain')).rejects.toThrow(/storage key/)
  service.close()
})

/** Just enough of the protocol: PUT, GET, HEAD, DELETE, and PUT with x-amz-copy-source. */
async function startObjectService() {
  const objects = new Map<string, Buffer>()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '', 'http://x').pathname
    const source = request.headers['x-amz-copy-source']
    const body = await buffer(request)
    const found = objects.get(path)
    if (request.method === 'PUT' && typeof source === 'string') {
      objects.set(path, objects.get(new URL(source, 'http://x').pathname) ?? Buffer.alloc(0))
      return response.setHeader('content-type', 'application/xml').end('<CopyObjectResult/>')
    }
    if (request.method === 'PUT') objects.set(path, body)
    else if (request.method === 'DELETE') objects.delete(path)
    else if (!found) return response.writeHead(404).end()
    else
      return response
        .writeHead(200, { 'content-length': found.length })
        .end(request.method === 'GET' ? found : undefined)
    return response.end()
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    objects,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}
