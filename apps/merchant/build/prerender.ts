import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { fontPath } from './fonts.ts'
import { lazyBarrel } from './sign-in-modules.ts'

const languages = ['en', 'ar'] as const
/** Weights that the first words on the page are set in. */
const preloadedWeights = ['400']

/**
 * Paints the sign-in form into `auth.en.html` and `auth.ar.html`, so that it stands before any script has run. The form
 * is rendered by the same component that hydrates it.
 */
export function prerenderSignIn(): Plugin {
  let root = ''
  let outDir = ''
  return {
    name: 'prerender-sign-in',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root
      outDir = join(config.root, config.build.outDir)
    },
    async closeBundle() {
      const render = await renderer(root, outDir)
      const template = readFileSync(join(outDir, 'auth.html'), 'utf8')
      const application = applicationFiles(outDir)
      for (const language of languages) {
        const page = template
          .replace('<!--sign-in-->', () => render(language))
          .replace(/\s*<link rel="modulepreload"[^>]*rolldown-runtime[^>]*>/, '') // inlined: build/inline-runtime.ts
          .replace('</head>', `${fontLinks(language)}${application}</head>`)
        writeFileSync(join(outDir, `auth.${language}.html`), page)
      }
      rmSync(join(outDir, 'auth.html'))
      const index = join(outDir, 'index.html')
      writeFileSync(index, readFileSync(index, 'utf8').replace('</head>', `${fontLinks('%lang%')}</head>`))
    },
  }
}

/** Builds the server entry into a folder of its own, imports it once and throws it away. */
async function renderer(root: string, outDir: string): Promise<(language: string) => string> {
  const { build } = await import('vite')
  const folder = join(outDir, `.prerender-${process.pid}-${Date.now()}`)
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
        ssr: 'src/auth-server.tsx',
        outDir: folder,
        emptyOutDir: true,
        manifest: false,
        rolldownOptions: { experimental: { lazyBarrel }, output: { entryFileNames: 'render.mjs' } },
      },
      ssr: { noExternal: true },
    })
    const built = (await import(pathToFileURL(join(folder, 'render.mjs')).href)) as {
      renderSignIn: (language: string) => string
    }
    return built.renderSignIn
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
