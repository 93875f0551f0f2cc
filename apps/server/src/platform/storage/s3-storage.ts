import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Config } from '../../config/config.ts'
import { safeKey } from './storage-key.ts'
import type { Storage } from './storage.ts'

/** Files in an S3-compatible bucket. */
export function s3Storage(config: NonNullable<Config['s3']>): Storage {
  const client = new S3Client({
    region: config.region,
    // Compatible services rarely know the SDK's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(config.endpoint ? { endpoint: config.endpoint, forcePathStyle: true } : {}),
    ...(config.accessKeyId && config.secretAccessKey
      ? { credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey } }
      : {}),
  })
  const at = (key: string) => ({ Bucket: config.bucket, Key: safeKey(key) })
  const stream = async (key: string) => (await client.send(new GetObjectCommand(at(key)))).Body as Readable
  const remove = async (key: string) => void (await client.send(new DeleteObjectCommand(at(key))))
  return {
    put: (key, bytes, contentType) =>
      spooled(bytes, async (body, length) => {
        await client.send(
          new PutObjectCommand({ ...at(key), Body: body, ContentLength: length, ContentType: contentType }),
        )
      }),
    stream,
    bytes: async (key) => buffer(await stream(key)),
    size: async (key) => (await client.send(new HeadObjectCommand(at(key)))).ContentLength ?? 0,
    exists: (key) =>
      client.send(new HeadObjectCommand(at(key))).then(
        () => true,
        (error: unknown) => {
          if (error instanceof NotFound) return false
          throw error
        },
      ),
    move: async (from, to) => {
      const source = `${config.bucket}/${safeKey(from).split('/').map(encodeURIComponent).join('/')}`
      await client.send(new CopyObjectCommand({ ...at(to), CopySource: source }))
      await remove(from)
    },
    remove,
  }
}

/** The service wants to know the length first: a stream goes through a temporary file, never through memory. */
async function spooled(
  bytes: Readable | Uint8Array,
  send: (body: Readable | Uint8Array, length: number) => Promise<void>,
): Promise<void> {
  if (!(bytes instanceof Readable)) return send(bytes, bytes.length)
  const folder = await mkdtemp(join(tmpdir(), 'daftar-upload-'))
  try {
    const file = join(folder, 'bytes')
    await pipeline(bytes, createWriteStream(file))
    await send(createReadStream(file), (await stat(file)).size)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
