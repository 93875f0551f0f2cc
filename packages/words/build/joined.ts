/** What the compiler hands over: the text of a file by its path. */
type Output = Record<string, string>
type Languages = { baseLocale: string; locales: string[] }

/**
 * The compiler's modules, one a message, joined into one module, `messages.js`, and one declaration of its
 * own. Thousands of files cost whoever reads them more than what stands in them. `sentences.ts` takes the
 * module apart again for a page. Throws where the compiler's output does not look as it did when this was
 * written.
 */
export function joined(output: Output, areas: ReadonlyMap<string, string>, languages: Languages): Output {
  const messages = Object.entries(output).flatMap(([path, code]) => {
    const key = /^messages\/(\w+)\.js$/.exec(path)?.[1]
    return key && key !== '_index' ? [{ key, area: areas.get(key), ...parts(key, code) }] : []
  })
  return {
    'messages.js': `${head}${messages.map(({ area, key, code }) => `${mark(area, key)}${code}`).join('')}`,
    'messages.d.ts': `${typesHead}${messages.map(({ type }) => type).join('')}`,
    'runtime.js': runtime(languages),
    'runtime.d.ts': runtimeTypes(languages),
    'registry.js': registry,
    'registry.d.ts': registryTypes,
  }
}

/** What stands before the first message. */
export const head = `import * as registry from './registry.js'
import { getLocale, experimentalStaticLocale } from './runtime.js'
`

/** The line before each message: the name of its catalogue and its own. */
function mark(area: string | undefined, key: string): string {
  return `// ${area}/${key}\n`
}

const typesHead = `import type { Locale, LocalizedString } from './runtime.js'

type Options = { locale?: Locale }
type Plain = (inputs?: {}, options?: Options) => LocalizedString
type Filled<Inputs> = (inputs: Inputs, options?: Options) => LocalizedString
`

/** As much of the compiler's runtime as the words use: the language is set by the caller, never guessed. */
function runtime({ baseLocale }: Languages): string {
  return `let answer = () => '${baseLocale}'
export const experimentalStaticLocale = undefined
export const getLocale = () => answer()
export const overwriteGetLocale = (given) => void (answer = given)
`
}

function runtimeTypes({ locales }: Languages): string {
  return `export type Locale = ${locales.map((locale) => `'${locale}'`).join(' | ')}
export type LocalizedString = string & { readonly __brand: 'LocalizedString' }
export declare const getLocale: () => Locale
export declare const overwriteGetLocale: (answer: () => Locale) => void
`
}

/**
 * As much of the compiler's registry as the words use: the plural of whole numbers, as the Unicode consortium
 * gives it for our languages. The browser's own rules say the same, after a tenth of a second on a slow
 * phone.
 */
const registry = `const arabic = (count) => {
  const rest = count % 100
  return rest >= 3 && rest <= 10 ? 'few' : rest >= 11 ? 'many' : 'other'
}
export const plural = (locale, given) => {
  const count = Number(given)
  if (!Number.isInteger(count)) return 'other'
  if (locale === 'ar') return ['zero', 'one', 'two'][Math.abs(count)] ?? arabic(Math.abs(count))
  return Math.abs(count) === 1 ? 'one' : 'other'
}
`

const registryTypes = `export type Plural = (locale: string, count: unknown) => Intl.LDMLPluralRule
export declare const plural: Plural
`

/**
 * A message's own code without comments and imports, and its declaration with what it says, for whoever
 * writes a screen.
 */
function parts(key: string, module: string): { code: string; type: string } {
  const inputs = /^\/\*\* @typedef \{(.*)\} \w+ \*\/$/m.exec(module.replace(localized, ''))?.[1]
  const says = /^\/\*\*\n((?:\* \|.*\n)+)/m.exec(module)?.[1]
  const code = module.replaceAll(comment, '').replaceAll(imported, '').trim()
  if (!inputs || !says || !code.includes(`export const ${key} = (`) || /^import /m.test(code))
    throw new Error(`the compiler's output looks different: ${key}`)
  if (asksMore.test(code)) throw new Error(`${key} asks for more than the plural of a number`)
  const type = inputs === '{}' ? 'Plain' : `Filled<${inputs}>`
  return {
    code: `${code}\n`,
    type: `/**\n${says.replaceAll(/^/gm, ' ').trimEnd()}\n */\nexport declare const ${key}: ${type}\n`,
  }
}

/** Of the registry: another function, or a choice of its own. */
const asksMore = /registry\.(?!plural\("\w+", [^,()]+, \{\}\))/
const localized = /^\/\*\* @typedef \{import\(.*\n/m
const comment = /\/\*\*[\s\S]*?\*\/ ?|^\/\* eslint-disable \*\/$/gm
const imported = /^import .*\n/gm
