import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { fileKeys } from '../../testing/files/file-keys.ts'
import { openStorage } from './open-storage.ts'
import { BytesErased } from './storage.ts'
import { temporaryFolder } from '../../testing/database/temporary-folder.ts'

const dataDir = temporaryFolder()
const keys = fileKeys()
const opened = openStorage({ dataDir, s3: undefined }, keys)
const pathOf = (key: string) => join(dataDir, 'files', key)

test('bytes come back as they were stored, streamed or whole, and are gone when removed', async () => {
  const storage = await opened
  await storage.put('mer_1', 'statements/a', Readable.from([Buffer.from('one '), Buffer.from('two')]))
  expect(await text(await storage.stream('statements/a'))).toBe('one two')
  expect((await storage.bytes('statements/a')).toString()).toBe('one two')
  expect(await storage.size('statements/a')).toBe(7)
  await storage.remove('statements/a')
  await storage.remove('statements/a')
  expect(await storage.exists('statements/a')).toBe(false)
})

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_001])(
  'a file of %i bytes has its size and its bytes, and lies on the disk in no form that says anything',
  async (size) => {
    const storage = await opened
    const bytes = Buffer.alloc(size, 'AE070331234567890123456 ')
    await storage.put('mer_1', 'statements/sized', bytes)
    expect(await storage.size('statements/sized')).toBe(size)
    expect((await storage.bytes('statements/sized')).equals(bytes)).toBe(true)
    expect(readFileSync(pathOf('statements/sized')).includes('AE0703')).toBe(false)
  },
)

test("files can be read by the product's own user alone, those of an older version too", async () => {
  const old = temporaryFolder()
  mkdirSync(join(old, 'files'), { mode: 0o755 })
  const storage = await openStorage({ dataDir: old, s3: undefined }, keys)
  await storage.put('mer_1', 'uploads/mer_1/a', Buffer.from('x'))
  const modes = ['files', 'files/uploads', 'files/uploads/mer_1', 'files/uploads/mer_1/a']
  expect(modes.map((path) => statSync(join(old, path)).mode & 0o777)).toEqual([0o700, 0o700, 0o700, 0o600])
})

test('a file that was changed, cut off, put together anew or taken to another place does not open', async () => {
  const storage = await opened
  const key = 'statements/whole'
  await storage.put('mer_1', key, Buffer.alloc(200_000, 'x'))
  await storage.put('mer_2', 'statements/theirs', Buffer.alloc(200_000, 'x'))
  const whole = readFileSync(pathOf(key))
  const part = 65_536 + 16
  const head = whole.length - 3 * part - (200_000 - 3 * 65_536 + 16)
  const at = (number: number) => whole.subarray(head + number * part, head + (number + 1) * part)
  const flipped = Buffer.from(whole)
  flipped.writeUInt8(flipped.readUInt8(whole.length - 1) ^ 1, whole.length - 1)
  const otherMerchant = Buffer.from(whole)
  otherMerchant.write('mer_2', 9)
  const wrong = {
    flipped,
    otherMerchant,
    cut: whole.subarray(0, head + 2 * part),
    emptied: whole.subarray(0, head),
    swapped: Buffer.concat([whole.subarray(0, head), at(1), at(0), at(2), at(3)]),
    longer: Buffer.concat([whole, at(3)]),
    another: readFileSync(pathOf('statements/theirs')),
  }
  for (const bytes of Object.values(wrong)) {
    writeFileSync(pathOf(key), bytes)
    await expect(storage.bytes(key)).rejects.toThrow(/was changed|cut off/)
  }
  writeFileSync(pathOf(key), whole)
  expect((await storage.bytes(key)).length).toBe(200_000)
})

test('a file from before there were keys is read as it is, and encrypted where it lies', async () => {
  const storage = await opened
  writeFileSync(pathOf('statements/old'), '%PDF-1.7 old')
  expect([await storage.size('statements/old'), (await storage.bytes('statements/old')).toString()]).toEqual([
    12,
    '%PDF-1.7 old',
  ])
  await storage.seal('mer_1', 'statements/old')
  const sealed = readFileSync(pathOf('statements/old'))
  expect(sealed.includes('PDF')).toBe(false)
  await storage.seal('mer_1', 'statements/old')
  await storage.seal('mer_1', 'statements/never-was')
  expect(readFileSync(pathOf('statements/old'))).toEqual(sealed)
  expect((await storage.bytes('statements/old')).toString()).toBe('%PDF-1.7 old')
})

test('written several times at once, a file is one of them whole, and nothing is left beside it', async () => {
  const storage = await opened
  const versions = ['a', 'b', 'c'].map((letter) => Buffer.alloc(200_000, letter))
  await Promise.all(versions.map((bytes) => storage.put('mer_1', 'statements/raced', bytes)))
  const kept = await storage.bytes('statements/raced')
  expect(versions.some((bytes) => bytes.equals(kept))).toBe(true)
  expect(readdirSync(join(dataDir, 'files/.parts'))).toEqual([])
})

test('when the key of a merchant is destroyed nobody reads its files, and those of others stay', async () => {
  const storage = await opened
  await storage.put('mer_gone', 'statements/gone', Buffer.from('x'))
  await storage.put('mer_stays', 'statements/stays', Buffer.from('x'))
  keys.destroy('mer_gone')
  await expect(storage.stream('statements/gone')).rejects.toThrow(BytesErased)
  expect((await storage.bytes('statements/stays')).toString()).toBe('x')
})

test.each(['../outside', 'a/../../outside', '/etc/passwd', 'a\u0000b'])(
  'a key that leaves the storage is refused: %j',
  async (key) => {
    const storage = await opened
    await expect(storage.put('mer_1', key, Buffer.from('x'))).rejects.toThrow()
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
  const storage = await openStorage({ dataDir: '/unused', s3 }, keys)
  await storage.put('mer_1', 'statements/a', Readable.from([Buffer.from('one '), Buffer.from('two')]))
  const place = '/files/statements/a'
  expect(service.objects.get(place)?.includes('two')).toBe(false)
  expect(await storage.size('statements/a')).toBe(7)
  expect((await storage.bytes('statements/a')).toString()).toBe('one two')
  service.objects.set(place, Buffer.from('from before'))
  expect((await storage.bytes('statements/a')).toString()).toBe('from before')
  await storage.seal('mer_1', 'statements/a')
  expect(service.objects.get(place)?.includes('before')).toBe(false)
  expect((await storage.bytes('statements/a')).toString()).toBe('from before')
  await storage.remove('statements/a')
  expect(service.objects.size).toBe(0)
  await expect(storage.put('mer_1', '../a', Buffer.from('x'))).rejects.toThrow(/storage key/)
  service.close()
})

/** Just enough of the protocol: PUT, GET, HEAD and DELETE. */
async function startObjectService() {
  const objects = new Map<string, Buffer>()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '', 'http://x').pathname
    const body = await buffer(request)
    const found = objects.get(path)
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
