import type { FileType } from '@daftar/rules/files/upload-rules'

const longest = 120
const endings: Readonly<Record<FileType, readonly string[]>> = {
  pdf: ['pdf'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
}

/** Whatever turns the direction of writing, joins or hides letters. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * The name a file is kept and offered under: no path, nothing invisible, nothing a file system minds, at most
 * 120 characters, and an ending that says what the bytes are.
 */
export function safeFileName(given: string, type: FileType): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(invisible, '')
    .replace(/[<>:"|?*\ufffd]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const ending = endings[type].find((one) => plain.toLowerCase().endsWith(`.${one}`))
  const stem = (ending ? plain.slice(0, -ending.length - 1) : plain).replace(/[.\s]+$/, '')
  const suffix = `.${ending ?? endings[type][0]}`
  return shortened(stem || 'file', longest - suffix.length) + suffix
}

/** Cut between characters, never inside one. */
function shortened(text: string, length: number): string {
  let kept = ''
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    if (kept.length + segment.length > length) break
    kept += segment
  }
  return kept
}
