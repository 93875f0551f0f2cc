import type { Plugin, Rolldown } from 'vite'
import type { AnsweredAhead } from '../src/loading/fetch-ahead.ts'

/** A page that many people open first. */
export type FirstPage = {
  /**
   * The path it stands at, whole; one that ends with `*` is that of every page below it that has no row of
   * its own.
   */
  path: string
  /** The modules its files begin with, below the root of the application. */
  screens: readonly string[]
  /** What it asks first, as the client would: path and query without the id of the client. */
  calls: readonly string[]
}

/**
 * Who asks: only a browser that has this key asks ahead, and with its value for `client_id` where it is no
 * fixed one.
 */
export type Asker = { signedInKey: string; clientIdKey: string } | { clientId: string }

/**
 * Nearly all of these files runs before the first rows stand. A browser that is told so reads them whole
 * while they come, beside the page; else it reads each function again, in the page, when it is called first:
 * a fifth of what a slow phone has to do.
 */
const readWhole = '//# allFunctionsCalledOnLoad\n'

/**
 * Begins a first page before its scripts have come: a small script in the page itself fetches the files of
 * the screen and what it asks first, while the rest is still on its way. `fetchAhead` hands the answers over.
 */
export function ahead(pages: readonly FirstPage[], asker: Asker): Plugin[] {
  let root = ''
  let address = ''
  let source = ''
  let first: readonly string[] = []
  const begins: Plugin = {
    name: 'ahead',
    apply: 'build',
    configResolved(config) {
      root = config.root
      address = config.base
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const filesOf = (modules: readonly string[]) =>
          filesWith(
            bundle,
            modules.map((module) => `${root}/${module}`),
          )
        const known = pages.map(({ path, screens, calls }) => ({
          path,
          calls,
          files: filesOf(screens).map((file) => address + file),
        }))
        first = filesOf(['index.html', ...pages.flatMap(({ screens }) => screens)])
        const given = [known, asker, fontsOf(bundle, address)].map((one) => JSON.stringify(one))
        // Where a page names a file of a language, the server puts in which: but not into what has a sum.
        source = `(${asWritten(begin)})(${given.join(',')})`.replaceAll('assets/en/', 'assets/\\u0065n/')
        // What ends a script ends it in a text too.
        if (source.includes('</')) throw new Error('what is fetched ahead names something that ends a script')
      },
    },
    transformIndexHtml: {
      order: 'post',
      // In front of the style sheets, which it would wait for; the server names its sum in the policy.
      handler: (_, { filename }) =>
        filename.endsWith('/index.html')
          ? [{ tag: 'script', children: source, injectTo: 'head-prepend' }]
          : [],
    },
  }
  const reads: Plugin = {
    name: 'read-whole',
    apply: 'build',
    generateBundle: {
      // After all that writes something in front of a file, and after the copies for each language.
      order: 'post',
      handler(_, bundle) {
        for (const [file, part] of Object.entries(bundle)) {
          if (!first.includes(file.replace('assets/ar/', 'assets/en/'))) continue
          if (part.type === 'chunk') part.code = readWhole + part.code
          else part.source = readWhole + String(part.source)
        }
      },
    },
  }
  return [begins, reads]
}

/** Without its comments and the room between its lines, which every page would carry. */
function asWritten(code: (...given: never[]) => void): string {
  return String(code)
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n')
}

/** The files that load with screens, the shared ones too. */
function filesWith(bundle: Rolldown.OutputBundle, screens: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const files = new Set(
    screens.map((screen) => {
      const chunk =
        chunks.find(({ facadeModuleId }) => facadeModuleId === screen) ??
        chunks.find(({ moduleIds }) => moduleIds.includes(screen))
      if (!chunk) throw new Error(`${screen} begins no file of the build`)
      return chunk.fileName
    }),
  )
  for (const file of files)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      files.add(imported)
  return [...files]
}

/** The product's own letters, as a page needs them by its language. */
type Fonts = Record<'en' | 'ar', readonly string[]>

function fontsOf(bundle: Rolldown.OutputBundle, address: string): Fonts {
  const files = Object.values(bundle).flatMap((part) =>
    part.type === 'asset' && part.fileName.endsWith('.woff2')
      ? [{ name: String(part.names[0]), file: address + part.fileName }]
      : [],
  )
  const ofScript = (script: string) =>
    files.filter(({ name }) => name.includes(script)).map(({ file }) => file)
  const [latin, arabic] = [ofScript('-latin-wght-'), ofScript('-arabic-arabic-')]
  return { en: latin, ar: [...arabic, ...latin] }
}

type Known = { path: string; files: readonly string[]; calls: readonly string[] }

/**
 * Runs in the page, as text: it uses nothing but what it is given. Letters that the browser has fetched
 * before are there for the first word; others are fetched when something is written in them, after all that
 * the rows wait for.
 */
export function begin(pages: readonly Known[], asker: Asker, fonts: Fonts): void {
  const language = document.documentElement.lang === 'ar' ? 'ar' : 'en'
  const letters = fonts[language]
  const version = String(letters)
  if (localStorage.getItem('fonts') === version) for (const file of letters) load('preload', file, 'font')
  else document.fonts.onloadingdone = () => localStorage.setItem('fonts', version)
  function load(rel: string, file: string, as = 'script') {
    const link = document.createElement('link')
    Object.assign(link, { rel, as, crossOrigin: '', href: file })
    document.head.append(link)
  }
  const isHere = (path: string) =>
    path.endsWith('*') ? location.pathname.startsWith(path.slice(0, -1)) : path === location.pathname
  const here = pages.find(({ path }) => isHere(path))
  if (!here) return
  // Where files are written once a language, these are the English ones.
  for (const file of here.files) load('modulepreload', file.replace('/assets/en/', `/assets/${language}/`))
  const isAsking = 'clientId' in asker || localStorage.getItem(asker.signedInKey)
  const clientId = 'clientId' in asker ? asker.clientId : localStorage.getItem(asker.clientIdKey)
  if (!isAsking || !clientId || location.search) return
  const answers: AnsweredAhead = new Map()
  for (const call of here.calls) {
    const url = `${call}${call.includes('?') ? '&' : '?'}client_id=${clientId}`
    const answer = fetch(url, { credentials: 'include', headers: { accept: 'application/json' } })
    answer.catch(() => undefined)
    answers.set(url, answer)
  }
  globalThis.answeredAhead = answers
}
