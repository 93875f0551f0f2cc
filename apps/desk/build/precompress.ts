import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Fonts and pictures are compressed already. */
const worthIt = /\.(js|css|svg)$/
/** A smaller file fits one packet anyway. */
const fewestBytes = 512

/** After a build every script and style has a `.br` and a `.gz` beside it, which the server sends as they are. */
export function precompress(): Plugin {
  let assets = ''
  let isWatching = false
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      assets = join(root, build.outDir, build.assetsDir)
      isWatching = build.watch !== null
    },
    async closeBundle() {
      if (isWatching) return
      const names = (await readdir(assets)).filter((name) => worthIt.test(name))
      await Promise.all(names.map((name) => writeCompressed(join(assets, name))))
    },
  }
}

async function writeCompressed(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < fewestBytes) return
  await Promise.all([
    promisify(brotliCompress)(bytes).then((small) => writeFile(`${file}.br`, small)),
    promisify(gzip)(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}
