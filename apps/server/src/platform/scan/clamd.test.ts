import { writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/database/temporary-folder.ts'
import { clamdScanner } from './clamd.ts'
import { ScannerAway } from './scanner.ts'

/** What a daemon that was asked once has heard: the command, and the file put together from its parts. */
interface Heard {
  command: string
  file: Buffer
}

const closing: (() => void)[] = []
afterAll(() => closing.forEach((close) => close()))

/** A daemon that reads as ClamAV does, and answers when all of it is there. */
async function aDaemon(answer: string | null, most = Infinity): Promise<{ address: string; heard: Heard[] }> {
  const heard: Heard[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    let bytes: Buffer = Buffer.alloc(0)
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk])
      const whole = read(bytes)
      if (whole) heard.push(whole)
      if (whole || bytes.length > most) end(socket, answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, heard }
}

function end(socket: Socket, answer: string | null): void {
  if (answer === null) socket.destroy()
  else socket.end(`${answer}\0`)
}

/** Null until the part without a length has come. */
function read(bytes: Buffer): Heard | null {
  const start = bytes.indexOf(0) + 1
  const parts: Buffer[] = []
  for (let at = start; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return { command: bytes.toString('latin1', 0, start), file: Buffer.concat(parts) }
    parts.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

const path = join(temporaryFolder(), 'upload')
const bytes = Buffer.alloc(200_000, 'statement ')
writeFileSync(path, bytes)

test.each([
  ['stream: OK', 'clean'],
  ['stream: Win.Test.EICAR_HDB-1 FOUND', 'infected'],
] as const)('the whole file is sent in parts, and %s means %s', async (answer, verdict) => {
  const daemon = await aDaemon(answer)
  expect(await clamdScanner(daemon.address).scan(path)).toBe(verdict)
  expect(daemon.heard.map(({ command }) => command)).toEqual(['zINSTREAM\0'])
  expect(daemon.heard[0]?.file.equals(bytes)).toBe(true)
})

test('a file is not clean when the daemon stops, says anything else, has had enough, or is not there', async () => {
  const enough = 'INSTREAM size limit exceeded. ERROR'
  for (const daemon of [await aDaemon(null), await aDaemon('stream: broken'), await aDaemon(enough, 70_000)])
    await expect(clamdScanner(daemon.address).scan(path)).rejects.toThrow(ScannerAway)
  await expect(clamdScanner('127.0.0.1:1').scan(path)).rejects.toThrow(ScannerAway)
  await expect(clamdScanner('/nowhere/clamd.ctl').scan(path)).rejects.toThrow(ScannerAway)
})
