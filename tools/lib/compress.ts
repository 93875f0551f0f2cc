import { existsSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Fonts and pictures are compressed already. */
const compressible = /\.(m?js|css|svg|json)$/
/** Below this a compressed copy saves nothing worth a second file. */
const smallestBytes = 512
/**
 * Above this the best quality takes twice the time for a fiftieth of the size: only the lazy PDF reader is
 * that large.
 */
const largestBestBytes = 1024 * 1024

/**
 * Writes a `.br` and a `.gz` beside every asset of a folder, so that the server compresses nothing while it
 * serves. It may be serving already: a copy is moved into place when it is whole. Answers how many assets
 * have copies.
 */
export async function compressAssets(folder: string): Promise<number> {
  if (!existsSync(folder)) return 0
  const files = (await readdir(folder, { recursive: true })).filter((file) => compressible.test(file))
  const done = await Promise.all(files.map((file) => compress(join(folder, file))))
  return done.filter(Boolean).length
}

async function compress(file: string): Promise<boolean> {
  const bytes = await readFile(file)
  if (bytes.length < smallestBytes) return false
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: bytes.length > largestBestBytes ? 10 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([put(`${file}.br`, brotli), put(`${file}.gz`, gzipped)])
  return true
}

async function put(file: string, bytes: Buffer): Promise<void> {
  await writeFile(`${file}.part`, bytes)
  await rename(`${file}.part`, file)
}
