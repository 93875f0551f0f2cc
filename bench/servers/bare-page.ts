/**
 * A folder of a finished build over HTTP, compressed beforehand: what a page costs when nothing but itself is
 * in the way.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify from 'fastify'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** Serves the folder on the port, and what is asked for by its path beside it; answers how to stop. */
export async function serveFolder(
  folder: string,
  port: number,
  answers: Record<string, unknown> = { '/challenge.json': { known: true } },
): Promise<() => Promise<void>> {
  const app = Fastify()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const bytes = brotliCompressSync(readFileSync(file))
    const path = file.slice(folder.length)
    app.get(path === '/index.html' ? '/' : path, (_, reply) =>
      reply
        .header('content-type', types[extname(file)] ?? 'application/octet-stream')
        .header('content-encoding', 'br')
        .send(bytes),
    )
  }
  for (const [path, answer] of Object.entries(answers)) app.get(path, () => answer)
  await app.listen({ port, host: '127.0.0.1' })
  return () => app.close()
}
