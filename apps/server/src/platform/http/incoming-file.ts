import type { FastifyRequest } from 'fastify'
import type { IncomingFile } from './call.ts'

/**
 * The first file of a multipart request, as a stream; null when there is none. When the handler ends the stream
 * early (too large), the rest of the request is read and thrown away, so that the caller gets its answer.
 */
export async function incomingFile(request: FastifyRequest): Promise<IncomingFile | null> {
  if (!request.isMultipart()) return null
  const part = await request.file()
  if (!part) return null
  part.file.once('close', () => {
    if (!part.file.readableEnded) request.raw.resume()
  })
  return { name: part.filename, declaredType: part.mimetype, bytes: part.file }
}
