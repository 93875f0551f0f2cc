import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

const script = `new EventSource('/__dev/changes').onmessage = () => location.reload()`
const tag = '<script type="module" src="/__dev/reload.js"></script>'

export type ReloadProxy = { server: Server; reload(): void }

/**
 * Stands in front of the server while developing: everything goes through unchanged, except that a page also
 * loads a script which reloads it when told. All of one origin, so the pages' strict policy holds.
 */
export function reloadProxy(serverPort: number): ReloadProxy {
  const open = new Set<ServerResponse>()
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/__dev/reload.js') {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script)
    } else if (incoming.url === '/__dev/changes') {
      outgoing
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        .write(':\n\n')
      open.add(outgoing)
      outgoing.on('close', () => open.delete(outgoing))
    } else {
      passOn(incoming, outgoing, serverPort)
    }
  })
  return { server, reload: () => open.forEach((page) => page.write('data: changed\n\n')) }
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, port: number) {
  const headers = { ...incoming.headers }
  // A page is changed on its way, so it must come uncompressed.
  if (headers.accept?.includes('text/html')) headers['accept-encoding'] = 'identity'
  const onward = request({ port, host: 'localhost', method: incoming.method, path: incoming.url, headers })
  onward.on('response', (answer) => {
    if (answer.headers['content-type']?.includes('text/html')) return sendPage(answer, outgoing)
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => {
    if (outgoing.headersSent) return outgoing.destroy()
    const page = `<!doctype html><title>Starting</title><p>The server is starting ...</p>${tag}`
    outgoing.writeHead(503, { 'content-type': 'text/html', 'retry-after': '1' }).end(page)
  })
  incoming.pipe(onward)
}

function sendPage(answer: IncomingMessage, outgoing: ServerResponse) {
  const { 'transfer-encoding': _, ...headers } = answer.headers
  const parts: Buffer[] = []
  answer.on('data', (part: Buffer) => parts.push(part))
  answer.on('end', () => {
    const page = Buffer.from(Buffer.concat(parts).toString('utf8').replace('</head>', `${tag}</head>`))
    outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': page.length }).end(page)
  })
}
