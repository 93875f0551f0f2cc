import { NotTheFormat, type FeedRow } from './feed-row.ts'

/** Elements that are a row: of RSS, of Atom, and of what shops write themselves. */
const rowNames = new Set(['item', 'entry', 'product'])

const deepest = 20
const fieldMax = 10_000
/** So much of a text is looked at that each sign of a field may be written by its number. */
const wordsMax = 12 * fieldMax
const fieldsMax = 200

/**
 * The rows of an XML document, read from its beginning to its end without building it. Nothing outside of it
 * is ever read and nothing unfolds: a document type, which alone could name entities, is refused, and so is
 * what is not well formed.
 */
export function* xmlRows(source: string): Generator<FeedRow> {
  const text = source.replace(/^\uFEFF/, '')
  const declared = /^<\?xml\s[^>]*encoding\s*=\s*["']([^"']+)/.exec(text)?.[1]
  if (declared !== undefined && declared.toLowerCase() !== 'utf-8') throw new NotTheFormat('another encoding')
  const open: string[] = []
  let row: Row | null = null
  let hasRoot = false
  let at = 0
  while (at < text.length) {
    const begin = text.indexOf('<', at)
    const words = text.slice(at, begin === -1 ? text.length : begin)
    if (row) row.add(decoded(words.slice(0, wordsMax)), open.length)
    else if (open.length === 0 && words.trim() !== '') throw new NotTheFormat('text outside')
    if (begin === -1) break
    if (text.startsWith('<!--', begin)) at = after(text, '-->', begin)
    else if (text.startsWith('<?', begin)) at = after(text, '?>', begin)
    else if (text.startsWith('<![CDATA[', begin)) {
      at = after(text, ']]>', begin)
      row?.add(text.slice(begin + 9, at - 3), open.length)
    } else if (text.startsWith('<!', begin)) throw new NotTheFormat('a document type')
    else {
      at = endOfTag(text, begin)
      const tag = text.slice(begin + 1, at - 1)
      if (tag.startsWith('/')) {
        if (open.pop() !== tag.slice(1).trim()) throw new NotTheFormat('tags cross')
        if (row && open.length === row.depth) {
          yield row.fields
          row = null
        } else row?.close(open.length)
      } else {
        const name = /^[\p{L}_][\p{L}\p{N}_:.-]*/u.exec(tag)?.[0]
        if (!name || open.length >= deepest || (open.length === 0 && hasRoot))
          throw new NotTheFormat('no tag')
        hasRoot = true
        const isEmpty = tag.endsWith('/')
        if (row && open.length === row.depth + 1) row.begin(localName(name), tag)
        else if (!row && !isEmpty && open.length > 0 && rowNames.has(localName(name)))
          row = new Row(open.length)
        if (!isEmpty) open.push(name)
        else row?.close(open.length)
      }
    }
  }
  if (open.length > 0 || !hasRoot) throw new NotTheFormat('it ends too early')
}

/** The row that is being read: the text of the elements directly in it. */
class Row {
  readonly fields = new Map<string, string>()
  readonly depth: number
  #name: string | null = null
  #text = ''

  constructor(depth: number) {
    this.depth = depth
  }

  begin(name: string, tag: string): void {
    this.#name = name
    this.#text = name === 'link' ? (/\shref\s*=\s*(["'])(.*?)\1/.exec(tag)?.[2] ?? '') : ''
  }

  add(text: string, depth: number): void {
    if (this.#name === null || depth !== this.depth + 2) return
    this.#text += text.slice(0, Math.max(0, fieldMax - this.#text.length))
  }

  /** The first of two elements of one name counts. */
  close(depth: number): void {
    if (this.#name === null || depth !== this.depth + 1) return
    if (!this.fields.has(this.#name) && this.fields.size < fieldsMax)
      this.fields.set(this.#name, this.#text.trim())
    this.#name = null
  }
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from)
  if (found === -1) throw new NotTheFormat('it ends too early')
  return found + mark.length
}

/** Behind the tag that begins here; a sign of its end may stand between quotes. */
function endOfTag(text: string, begin: number): number {
  let quote = ''
  for (let at = begin + 1; at < text.length; at += 1) {
    const sign = text[at]!
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at + 1
    else if (sign === '<') break
  }
  throw new NotTheFormat('a tag without an end')
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The five names every document knows, and numbers; any other name is nothing that we would look up. */
function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([\w.-]{1,40}));/gi, (whole, hex, digits, name) => {
    if (name !== undefined) return named[name as string] ?? unknown(name as string)
    const point = hex === undefined ? Number(digits) : Number.parseInt(hex as string, 16)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
}

function unknown(name: string): never {
  throw new NotTheFormat(`the entity ${name}`)
}
