import type { FastifyRequest } from 'fastify'
import type { IncomingFile } from './call.ts'

/** The first file of a multipart request, as a stream; null when there is none. */
export async function incomingFile(request: FastifyRequest): Promise<IncomingFile | null> {
  if (!request.isMultipart()) return null
  const part = await request.file()
  return part ? { name: part.filename, declaredType: part.mimetype, bytes: part.file } : null
}
