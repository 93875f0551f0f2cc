import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { ScannerAway, type VirusScanner } from './scanner.ts'

/** ClamAV reads 150 MB in some seconds; a daemon that says nothing for so long is not asked further. */
const silenceMs = 60_000

const partBytes = 64 * 1024

/**
 * The daemon of ClamAV at `host:port` or at the path of its socket. The bytes are sent to it (INSTREAM), so
 * it may run elsewhere and needs no right to our files. Its StreamMaxLength has to be above the largest
 * upload.
 */
export function clamdScanner(address: string): VirusScanner {
  return {
    scan: async (path) => {
      const answer = await asked(address, path)
      if (answer === 'stream: OK') return 'clean'
      if (answer.startsWith('stream: ') && answer.endsWith(' FOUND')) return 'infected'
      throw new ScannerAway(`clamd did not say whether a file is clean: ${answer.slice(0, 200)}`)
    },
  }
}

async function asked(address: string, path: string): Promise<string> {
  const socket = address.startsWith('/') ? connect(address) : connect(whereIs(address))
  socket.setTimeout(silenceMs, () => socket.destroy(new Error(`no answer within ${silenceMs / 1000} s`)))
  // Listened to from the start: a daemon that has seen enough answers before it has everything.
  const answer = answerOf(socket)
  answer.catch(() => undefined)
  try {
    await sendFile(socket, path)
  } catch (error) {
    if (!socket.errored) throw error
  }
  try {
    return await answer
  } catch (error) {
    throw new ScannerAway('clamd cannot be asked', { cause: error })
  } finally {
    socket.destroy()
  }
}

function whereIs(address: string): { host: string; port: number } {
  const end = address.lastIndexOf(':')
  return { host: address.slice(0, end).replace(/^\[|\]$/g, ''), port: Number(address.slice(end + 1)) }
}

/** The command, then parts with their length in front, then a part without any. */
async function sendFile(socket: Socket, path: string): Promise<void> {
  await send(socket, Buffer.from('zINSTREAM\0'))
  for await (const part of createReadStream(path, { highWaterMark: partBytes }) as AsyncIterable<Buffer>) {
    if (socket.destroyed || !socket.writable) return
    await send(socket, Buffer.concat([lengthOf(part.length), part]))
  }
  await send(socket, lengthOf(0))
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

function send(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()))
  })
}

/** Its one line, which ends with a zero byte or with the connection. */
function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      said += text
      if (said.includes('\0')) resolve(said.slice(0, said.indexOf('\0')).trim())
    })
    socket.once('error', (error) => (said === '' ? reject(error) : resolve(said.trim())))
    socket.once('close', () => (said === '' ? reject(new Error('no answer')) : resolve(said.trim())))
  })
}
