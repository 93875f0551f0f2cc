import type { FastifyRequest } from 'fastify'
import type { IncomingFile } from '../call.ts'

/**
 * The first file of a multipart request, as a stream; null when there is none. When the handler ends the
 * stream early (too large), the rest of the request is read and thrown away, so that the caller gets its
 * answer.
 */
export async function incomingFile(request: FastifyRequest): Promise<IncomingFile | null> {
  if (!request.isMultipart()) return null
  const part = await request.file().catch((error: unknown) => {
    throw asMalformed(error)
  })
  if (!part) return null
  part.file.once('close', () => {
    if (!part.file.readableEnded) request.raw.resume()
  })
  asMalformed(part.file.errored)
  part.file.once('error', asMalformed)
  return { name: part.filename, declaredType: part.mimetype, bytes: part.file }
}

/**
 * What cannot be read as it was sent, such as a file that ends half way, is its sender's fault, wherever a
 * handler meets it.
 */
function asMalformed(error: unknown): unknown {
  return error instanceof Error && !('statusCode' in error)
    ? Object.assign(error, { statusCode: 400 })
    : error
}
