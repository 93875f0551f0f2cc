import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Config } from '../../config/config.ts'
import type { Place } from './place.ts'

/** Files in an S3-compatible bucket. */
export function s3Place(config: NonNullable<Config['s3']>): Place {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = config
  const driver = new S3Driver({
    bucket,
    region,
    visibility: 'private',
    // Who may read is the bucket's own business; many services know no lists of their own.
    supportsACL: false,
    // Compatible services rarely know the SDK's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  })
  const disk = new Disk(driver)
  return {
    disk,
    write: (key, bytes) =>
      spooled(bytes, (body, contentLength) =>
        disk.putStream(key, body, { contentType: 'application/octet-stream', contentLength }),
      ),
  }
}

/**
 * The service wants to know the length first: a stream goes through a temporary file, never through memory.
 */
async function spooled(
  bytes: Readable,
  send: (body: Readable, length: number) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'daftar-upload-'))
  try {
    const file = join(folder, 'bytes')
    await pipeline(bytes, createWriteStream(file))
    await send(createReadStream(file), (await stat(file)).size)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
