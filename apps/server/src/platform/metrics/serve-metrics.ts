import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from '../logging/logger.ts'

/** Serves `GET /metrics` and nothing else on a port of its own, which no proxy in front leads to. */
export async function serveMetrics(
  scrape: () => Promise<string>,
  { port, host, contentType, logger }: { port: number; host: string; contentType: string; logger: Logger },
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics')
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('not found\n')
    scrape().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      (error: unknown) => {
        logger.error({ err: error }, 'the metrics could not be read')
        response.writeHead(500, { 'content-type': 'text/plain' }).end('not readable\n')
      },
    )
  })
  await listening(server, port, host)
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
}
