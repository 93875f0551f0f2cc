import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { fontPath } from './fonts.ts'
import { lazyBarrel } from '@daftar/app-kit/build/shaking'

const languages = ['en', 'ar'] as const
/** Weights that the first words on the page are set in. */
const preloadedWeights = ['400']

/** Pages that are painted at build time: the file, the place in it, and who draws what stands there. */
const paintedPages = [
  { file: 'auth', place: '<!--sign-in-->', entry: 'src/auth-server.tsx', draw: 'renderSignIn' },
  { file: 'pay', place: '<!--pay-->', entry: 'src/pay-server.tsx', draw: 'renderPay' },
] as const

type Draw = (language: string) => string

/**
 * Paints the sign-in form into `auth.en.html` and `auth.ar.html`, and the frame of the shopper's page into `pay.en.html`
 * and `pay.ar.html`, so that they stand before any script has run. The form is rendered by the same component that
 * hydrates it.
 */
export function prerenderPages(): Plugin {
  let root = ''
  let outDir = ''
  return {
    name: 'prerender-pages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root
      outDir = join(config.root, config.build.outDir)
    },
    async closeBundle() {
      const drawings = await renderers(root, outDir)
      for (const { file, place } of paintedPages) {
        const template = readFileSync(join(outDir, `${file}.html`), 'utf8')
        const ahead = file === 'auth' ? applicationFiles(outDir) : ''
        for (const language of languages) {
          const page = template
            .replace(place, () => drawings[file](language))
            .replace('</head>', `${fontLinks(language)}${ahead}</head>`)
          writeFileSync(join(outDir, `${file}.${language}.html`), page)
        }
        rmSync(join(outDir, `${file}.html`))
      }
    },
  }
}

/** Builds the server entries into a folder of their own, imports them once and throws them away. */
async function renderers(
  root: string,
  outDir: string,
): Promise<Record<(typeof paintedPages)[number]['file'], Draw>> {
  const { build } = await import('vite')
  const folder = join(outDir, `.prerender-${process.pid}-${Date.now()}`)
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
        ssr: true,
        outDir: folder,
        emptyOutDir: true,
        manifest: false,
        rolldownOptions: {
          input: Object.fromEntries(paintedPages.map(({ file, entry }) => [file, join(root, entry)])),
          experimental: { lazyBarrel },
          output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
      ssr: { noExternal: true },
    })
    const drawn = paintedPages.map(async ({ file, draw }) => {
      const built = (await import(pathToFileURL(join(folder, `${file}.mjs`)).href)) as Record<string, Draw>
      return [file, built[draw]] as const
    })
    return Object.fromEntries(await Promise.all(drawn)) as Record<(typeof paintedPages)[number]['file'], Draw>
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function fontLinks(language: string): string {
  return preloadedWeights
    .map(
      (weight) =>
        `<link rel="preload" href="/${fontPath(language, weight)}" as="font" type="font/woff2" crossorigin>`,
    )
    .join('')
}

type Chunk = { file: string; imports?: string[]; css?: string[] }

/** The files of the application's first page, for the sign-in to load ahead. */
function applicationFiles(outDir: string): string {
  const chunks = JSON.parse(readFileSync(join(outDir, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = chunks[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const sheet of chunk.css ?? []) files.add(sheet)
    chunk.imports?.forEach(visit)
  }
  visit('index.html')
  const addresses = [...files].map((file) => `/${file}`)
  return `<script type="application/json" id="application">${JSON.stringify(addresses)}</script>`
}
