import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Config } from '../../config/config.ts'
import type { Place } from './place.ts'
import { longestHead, openFile, plainSize, readHead, sealFile, type SealedHead } from './sealed-file.ts'
import { safeKey } from './storage-key.ts'
import { BytesErased, type FileKeys, type Storage } from './storage.ts'

/** Encrypted files in DATA_DIR/files, or in the configured S3-compatible bucket. */
export async function openStorage(
  config: Pick<Config, 'dataDir' | 's3'>,
  fileKeys: FileKeys,
): Promise<Storage> {
  const { disk, write } = await openPlace(config)
  const put: Storage['put'] = async (merchantId, key, bytes) => {
    const source = bytes instanceof Readable ? bytes : Readable.from([bytes])
    const merchantKey = await fileKeys.of(merchantId)
    await write(key, byteStream(sealFile(merchantId, safeKey(key), merchantKey, source), source))
  }
  const stream: Storage['stream'] = async (key) => {
    const source = await disk.getStream(safeKey(key))
    const { head, rest } = await begin(source)
    if (!head) return byteStream(rest, source)
    const merchantKey = await fileKeys.find(head.merchantId)
    if (merchantKey) return byteStream(openFile(head, key, merchantKey, rest), source)
    source.destroy()
    throw new BytesErased(`the key of ${head.merchantId} was destroyed`)
  }
  return {
    put,
    stream,
    bytes: async (key) => buffer(await stream(key)),
    size: async (key) => {
      const { contentLength } = await disk.getMetaData(safeKey(key))
      const head = await headOf(disk, key)
      return head ? plainSize(head, contentLength) : contentLength
    },
    exists: async (key) => disk.exists(safeKey(key)),
    seal: async (merchantId, key) => {
      if (!(await disk.exists(safeKey(key))) || (await headOf(disk, key))) return
      await put(merchantId, key, await disk.getStream(key))
    },
    remove: async (key) => disk.delete(safeKey(key)),
  }
}

/** Each is loaded only where it is used: the SDK of S3 is large. */
async function openPlace({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Place> {
  if (s3) return (await import('./s3-place.ts')).s3Place(s3)
  return (await import('./folder-place.ts')).folderPlace(dataDir)
}

async function headOf(disk: Place['disk'], key: string): Promise<SealedHead | null> {
  const source = await disk.getStream(key)
  const { head } = await begin(source)
  source.destroy()
  return head
}

/**
 * Reads as much of a stored file as tells what it is; `rest` is what follows its head, or all of a file that
 * has none.
 */
async function begin(
  source: Readable,
): Promise<{ head: SealedHead | null; rest: AsyncIterable<Uint8Array> }> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterableIterator<Buffer>
  let first: Buffer = Buffer.alloc(0)
  while (first.length < longestHead) {
    const { value, done } = await chunks.next()
    if (done) break
    first = Buffer.concat([first, value])
  }
  const head = readHead(first)
  return { head, rest: following(first.subarray(head?.length ?? 0), chunks) }
}

async function* following(first: Buffer, chunks: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  if (first.length > 0) yield first
  yield* chunks
}

/** Whoever stops reading early, or never begins, lets go of what the bytes come from. */
function byteStream(bytes: AsyncIterable<Uint8Array>, source: Readable): Readable {
  const stream = Readable.from(bytes, { objectMode: false })
  return stream.once('close', () => source.destroy())
}
