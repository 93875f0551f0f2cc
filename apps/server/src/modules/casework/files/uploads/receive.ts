import { createHash } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { newToken } from '../../../../platform/ids.ts'

/** An upload in quarantine: a file of this process that nobody but it knows. */
export interface Received {
  path: string
  size: number
  sha256: Buffer
  /** The first and the last bytes, enough to tell what it is. */
  head: Buffer
  tail: Buffer
}

const edgeBytes = 4_096

/**
 * Streams an upload into the quarantine folder. Whatever goes wrong leaves no file behind: too many bytes end
 * the stream at once, an empty file is refused, and an upload that breaks off is cancelled (UPL-12).
 */
export async function receive(
  bytes: Readable,
  folder: string,
  maximumBytes: number,
): Promise<Received | 'too_large' | 'empty' | 'cancelled'> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, newToken())
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  const edges = { head: Buffer.alloc(0), tail: Buffer.alloc(0) }
  let size = 0
  let outcome: 'complete' | 'too_large' | 'empty' | 'cancelled' = 'cancelled'
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maximumBytes) break
      hash.update(chunk)
      keepEdges(edges, chunk)
      await file.write(chunk)
    }
    outcome = outcomeOf(size, maximumBytes, bytes)
  } catch (error) {
    if (!bytes.errored) throw error
  } finally {
    await file.close()
    if (outcome !== 'complete') await rm(path, { force: true })
  }
  return outcome === 'complete' ? { path, size, sha256: hash.digest(), ...edges } : outcome
}

function outcomeOf(size: number, maximumBytes: number, bytes: Readable & { truncated?: boolean }) {
  if (size > maximumBytes || bytes.truncated) return 'too_large'
  return size === 0 ? 'empty' : 'complete'
}

function keepEdges(edges: { head: Buffer; tail: Buffer }, chunk: Buffer): void {
  if (edges.head.length < edgeBytes)
    edges.head = Buffer.concat([edges.head, chunk.subarray(0, edgeBytes - edges.head.length)])
  const last = chunk.subarray(Math.max(0, chunk.length - edgeBytes))
  edges.tail = Buffer.concat([edges.tail, last]).subarray(-edgeBytes)
}
