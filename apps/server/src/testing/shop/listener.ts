import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One message a shop's server was sent. */
export interface Heard {
  path: string
  headers: IncomingMessage['headers']
  text: string
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read what came over the wire
  body: any
}

/** A shop's server that hears webhooks; `answer` says what it does with the next ones. */
export async function aListener() {
  const heard: Heard[] = []
  let answer: (response: ServerResponse, message: Heard) => void = (response) => response.end('ok')
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const message = {
        path: request.url ?? '',
        headers: request.headers,
        text,
        body: text === '' ? null : (JSON.parse(text) as unknown),
      }
      heard.push(message)
      answer(response, message)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    heard,
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
    /** What came to one address. */
    at: (path: string) => heard.filter((message) => message.path === path),
    answers: (next: typeof answer) => void (answer = next),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type Listener = Awaited<ReturnType<typeof aListener>>
