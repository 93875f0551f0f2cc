import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { constants, inflateSync } from 'node:zlib'

/** What a document can do beside being looked at: run scripts, start programs, carry files, send or fetch. */
const active = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|ImportData|SubmitForm|GoToE)(?![A-Za-z])/
/** A name may write its letters as numbers. */
const escaped = /\/[A-Za-z]*#[0-9A-Fa-f]{2}[A-Za-z0-9#]*/g
const objectStream = /\/ObjStm(?![A-Za-z])/g
const encrypted = /\/Encrypt(?![A-Za-z])/

const chunkBytes = 1024 * 1024
/** Longer than any name that is looked for, in its longest form. */
const overlapBytes = 256
const dictionaryBytes = 4_096
const sealedBytesMax = 8 * 1024 * 1024
const openedBytesMax = 32 * 1024 * 1024

/**
 * Whether a PDF names something active anywhere, in objects that are packed into streams too. What is packed
 * in a way that cannot be looked into counts as active, unless the whole document is encrypted: then its
 * reader tells once it is open.
 */
export function hasActiveContent(path: string): boolean {
  const file = openSync(path, 'r')
  try {
    const packed: number[] = []
    let isEncrypted = false
    for (const { text, at } of textsOf(file)) {
      const plain = unescaped(text)
      if (active.test(plain)) return true
      isEncrypted ||= encrypted.test(plain)
      for (const found of text.matchAll(objectStream)) packed.push(at + found.index)
      if (plain !== text && objectStream.test(plain)) return true
      objectStream.lastIndex = 0
    }
    return !isEncrypted && [...new Set(packed)].some((at) => isActivePacked(file, at))
  } finally {
    closeSync(file)
  }
}

function* textsOf(file: number): Generator<{ text: string; at: number }> {
  const { size } = fstatSync(file)
  for (let at = 0; at < size; at += chunkBytes)
    yield { text: bytesAt(file, at, chunkBytes + overlapBytes).toString('latin1'), at }
}

function bytesAt(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length)
  return bytes.subarray(0, readSync(file, bytes, 0, length, at))
}

/** The same text with the names that write letters as numbers written out. */
function unescaped(text: string): string {
  if (!text.includes('#')) return text
  return text.replace(escaped, (name) =>
    name.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  )
}

/** Objects that are packed together: they lie behind the dictionary that says so. */
function isActivePacked(file: number, at: number): boolean {
  const dictionary = bytesAt(file, at, dictionaryBytes).toString('latin1')
  const begin = /\bstream\r?\n/.exec(dictionary)
  // Named in passing, such as in a text.
  if (!begin) return false
  const sealed = bytesAt(file, at + begin.index + begin[0].length, sealedBytesMax)
  try {
    const opened = inflateSync(sealed, {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: openedBytesMax,
    })
    return active.test(unescaped(opened.toString('latin1')))
  } catch {
    return true
  }
}
