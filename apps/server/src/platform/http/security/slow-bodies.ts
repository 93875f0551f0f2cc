import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export interface IntakeLimits {
  /** Connections of this process at once; more are closed as they come. */
  connections: number
  /** Seconds from the head of a request to the end of its body. */
  bodySeconds: number
  /** The same where a file is sent. */
  uploadSeconds: number
}

/**
 * Ends a connection whose body trickles in: whoever holds many of them open for nothing would keep everybody
 * else out. An answer that was not begun is 408. A route that takes a file says so (`config.takesFile`).
 */
export function endSlowBodies(app: FastifyInstance, { bodySeconds, uploadSeconds }: IntakeLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (!('content-length' in raw.headers || 'transfer-encoding' in raw.headers)) return done()
    const seconds = (request.routeOptions.config as { takesFile?: boolean }).takesFile
      ? uploadSeconds
      : bodySeconds
    const timer = setTimeout(() => {
      if (!raw.complete && raw.socket instanceof Socket) end(raw.socket, reply.raw.headersSent)
    }, seconds * 1000)
    raw.once('close', () => clearTimeout(timer))
    done()
  })
}

function end(socket: Socket, isAnswered: boolean): void {
  if (!isAnswered)
    socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
  socket.destroySoon()
}
