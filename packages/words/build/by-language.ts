import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { minifySync, type Plugin, type Rolldown } from 'vite'

const languages = ['en', 'ar'] as const
type Language = (typeof languages)[number]

/** A message with the code of its sentence in each language. */
type Message = { id: string } & Record<Language, string>

const folderOf = (language: string) => `assets/${language}/`
const written = 'en' satisfies Language
const said = join(import.meta.dirname, '../src/said.ts')

/**
 * The module of messages in a page by language: what each says stands in it as one sealed text, which goes
 * through the bundler unread, counts in the name of its file, and is opened once the files are written. Given
 * their keys and code.
 */
export function sealed(messages: Iterable<readonly [key: string, code: string]>): string {
  const lines = Array.from(messages, ([key, code]) => {
    const known = sealedBefore.get(code) ?? seal(key, code)
    sealedBefore.set(code, known)
    return known
  })
  return `import { said } from ${JSON.stringify(said)}\n${lines.join('')}`
}

/** A build is planned by another one, of the same sentences. */
const sealedBefore = new Map<string, string>()

function seal(key: string, code: string): string {
  const message: Message = { id: idOf(key), en: sentenceOf(key, code, 'en'), ar: sentenceOf(key, code, 'ar') }
  const text = Buffer.from(JSON.stringify(message)).toString('base64')
  return `export const ${key} = /* @__PURE__ */ said('@sealed:${text}')\n`
}

const seals = /(["'`])@sealed:([\w+/=]+)\1/g

/** Five letters and digits tell some thousand messages apart; two that do not differ end the build. */
function idOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 5)
}

/** A sentence as an expression: a text, or a function of what it is about and of the plural rules. */
function sentenceOf(key: string, code: string, language: Language): string {
  const begin = `const ${language}_${key} = `
  const rest = code.slice(code.indexOf(begin) + begin.length)
  const found = code.includes(begin) && /^\(i?\) => (\{[\s\S]*?\n\});?\n/.exec(rest)
  if (!found) throw new Error(`the compiler's output looks different: ${key}`)
  const plain = /^\{\n\treturn \((`[^`$\\]*`)\)\n\}$/.exec(found[1]!)?.[1]
  if (plain) return plain
  const body = found[1]!.replaceAll(/registry\.plural\((.*?), \{\}\)/g, 'plural($1)')
  const inputs = ['i', 'plural'].slice(0, body.includes('plural(') ? 2 : /\bi\b[?.[]/.test(body) ? 1 : 0)
  const { code: small, errors } = minifySync(`${key}.js`, `x=(${inputs.join(',')})=>${body}`)
  const sentence = /^x=([\s\S]*?);?\s*$/.exec(small)?.[1]
  if (!sentence || errors.length > 0) throw new Error(`the sentence of ${key} cannot be made small`)
  return /^\(\)=>([`"'])[^$]*\1$/.test(sentence) ? sentence.slice('()=>'.length) : sentence
}

/**
 * Writes every file of a build twice, `assets/en` and `assets/ar`, each with the sentences of its language
 * alone, and beside them all sentences that a page may come to in one file a language, for whoever changes it
 * while the page stands. The page asks for its own: `%lang%` in its addresses, and a list of the other files
 * in its head.
 */
export function byLanguage(): Plugin {
  let base = ''
  const names = `${folderOf(written)}[name]-[hash].js`
  return {
    name: 'by-language',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { output: { entryFileNames: names, chunkFileNames: names } } },
    }),
    configResolved(config) {
      base = config.base
    },
    // After all that reads or writes addresses.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
        const messages = new Map(chunks.map((chunk) => [chunk.fileName, messagesOf(chunk)]))
        tellApart([...messages.values()].flat())
        for (const page of Object.values(bundle).filter(isPage)) {
          const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${page.fileName}`))
          if (!entry) continue
          const reached = [...filesFrom(entry, chunks)].flatMap((file) => messages.get(file) ?? [])
          const files = languages.map((language) => {
            const name = page.fileName.replace('.html', `-${language}.js`)
            const file = this.emitFile({ type: 'asset', name, source: sentencesFile(reached, language) })
            return [language, base + this.getFileName(file)] as const
          })
          const list = `<script type="application/json" id="sentences">${JSON.stringify(Object.fromEntries(files))}</script>`
          page.source = String(page.source)
            .replaceAll(folderOf(written), folderOf('%lang%'))
            .replace('</head>', () => `${list}</head>`)
        }
        for (const chunk of chunks) {
          const { code, fileName } = chunk
          for (const language of languages.filter((one) => one !== written))
            this.emitFile({
              type: 'asset',
              fileName: fileName.replace(folderOf(written), folderOf(language)),
              source: opened(code, language).replaceAll(folderOf(written), folderOf(language)),
            })
          chunk.code = opened(code, written)
        }
      },
    },
  }
}

function isPage(part: Rolldown.OutputAsset | Rolldown.OutputChunk): part is Rolldown.OutputAsset {
  return part.type === 'asset' && part.fileName.endsWith('.html')
}

function messagesOf({ code }: Rolldown.OutputChunk): Message[] {
  return [...code.matchAll(seals)].map(([, , text = '']) => unsealed(text))
}

function unsealed(text: string): Message {
  return JSON.parse(Buffer.from(text, 'base64').toString()) as Message
}

function opened(code: string, language: Language): string {
  return code.replaceAll(seals, (_, __, text: string) => {
    const message = unsealed(text)
    return `${JSON.stringify(message.id)},${message[language]}`
  })
}

function tellApart(messages: readonly Message[]): void {
  const known = new Map<string, Message>()
  for (const message of messages) {
    const other = known.get(message.id)
    if (other && languages.some((language) => other[language] !== message[language]))
      throw new Error(`two messages have one id, rename either: ${other.en} and ${message.en}`)
    known.set(message.id, message)
  }
}

/** Every file that a page loads, sooner or later. */
function filesFrom(entry: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const files = new Set([entry.fileName])
  for (const file of files)
    for (const next of [...(byName.get(file)?.imports ?? []), ...(byName.get(file)?.dynamicImports ?? [])])
      files.add(next)
  return files
}

function sentencesFile(messages: readonly Message[], language: Language): string {
  const entries = new Map(messages.map((message) => [message.id, message[language]]))
  const lines = [...entries].map(([id, sentence]) => `${JSON.stringify(id)}:${sentence}`)
  return `export const sentences={${lines.join(',')}}\n`
}
