import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|svg|json)$/
/** Below this a compressed copy saves nothing worth a second file. */
const smallestBytes = 512
/** Above this the best quality takes seconds a file for a tenth of its size: only the lazy PDF reader is that large. */
const largestBestBytes = 1024 * 1024

/** Writes a `.br` and a `.gz` beside every asset, so that the server compresses nothing while it serves. */
export function precompress(): Plugin {
  let folder = ''
  let watching = false
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir, config.build.assetsDir)
      watching = Boolean(config.build.watch)
    },
    async closeBundle() {
      if (watching) return
      const files = readdirSync(folder).filter((file) => compressible.test(file))
      await Promise.all(files.map((file) => compress(join(folder, file))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const bytes = readFileSync(file)
  if (bytes.length < smallestBytes) return
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: bytes.length > largestBestBytes ? 9 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, gzipped)
}
