import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { everyWeight, fontPath } from './fonts.ts'
import { lazyBarrel } from '@daftar/app-kit/build/shaking'
import { css } from '@daftar/app-kit/build/style-sheets'

const languages = ['en', 'ar'] as const
type Language = (typeof languages)[number]

/**
 * A page that is painted at build time: the file, the place in it, who draws what stands there, and the
 * letters of its first words.
 */
type PaintedPage = {
  file: string
  place: string
  entry: string
  draw: string
  letters: Readonly<Record<Language, string>>
}

type Draw = (language: string) => string

/** The sign-in form, and with it the addresses of the application's files, which it loads ahead. */
export async function paintSignIn(root: string, outDir: string): Promise<void> {
  const page = {
    file: 'auth',
    place: '<!--sign-in-->',
    entry: 'src/auth-server.tsx',
    draw: 'renderSignIn',
    letters: { en: '400', ar: '400' },
  }
  await paint(root, outDir, page, applicationFiles(outDir))
}

/** The frame of the shopper's page. */
export async function paintPay(root: string, outDir: string): Promise<void> {
  const page = {
    file: 'pay',
    place: '<!--pay-->',
    entry: 'src/pay-server.tsx',
    draw: 'renderPay',
    letters: { en: everyWeight, ar: '400' },
  }
  await paint(root, outDir, page)
}

/**
 * Paints a page into `<file>.en.html` and `<file>.ar.html`, so that it stands before any script has run. It
 * is drawn by the same component that hydrates it.
 */
async function paint(root: string, outDir: string, page: PaintedPage, ahead = ''): Promise<void> {
  const { file, place } = page
  const draw = await rendererOf(root, outDir, page)
  const template = readFileSync(join(outDir, `${file}.html`), 'utf8')
  for (const language of languages) {
    const painted = template
      .replace(place, () => draw(language))
      .replace('</head>', `${fontLink(language, page.letters[language])}${ahead}</head>`)
    writeFileSync(join(outDir, `${file}.${language}.html`), painted)
  }
  rmSync(join(outDir, `${file}.html`))
}

/** Builds the page's server entry into a folder of its own, imports it once and throws it away. */
async function rendererOf(root: string, outDir: string, { file, entry, draw }: PaintedPage): Promise<Draw> {
  const { build } = await import('vite')
  const folder = join(outDir, `.prerender-${process.pid}-${Date.now()}`)
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      css,
      build: {
        ssr: true,
        outDir: folder,
        emptyOutDir: true,
        manifest: false,
        rolldownOptions: {
          input: { [file]: join(root, entry) },
          experimental: { lazyBarrel },
          output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
      ssr: { noExternal: true },
    })
    const built = (await import(pathToFileURL(join(folder, `${file}.mjs`)).href)) as Record<string, Draw>
    return built[draw]!
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function fontLink(language: Language, weight: string): string {
  return `<link rel="preload" href="/${fontPath(language, weight)}" as="font" type="font/woff2" crossorigin>`
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
