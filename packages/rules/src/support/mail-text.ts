/** How much of a mail becomes messages: so many, as long as a message may be. */
const piecesMost = 10
/** More than anybody writes by hand, as text or as a page, is not read. */
const charactersMost = 300_000

/**
 * Where somebody’s own words end and what they answer begins, as mail programs write it in both languages.
 */
const quoteBegins: readonly RegExp[] = [
  /^\s*>/,
  // "On Tue, Nov 24, 2026 at 10:00 AM Daftar <…> wrote:", perhaps over two lines.
  /^\s*on\b.{5,200}\bwrote:\s*$/i,
  // "في الثلاثاء، 24 نوفمبر 2026 في 10:00 ص كتب دفتر <…>:"
  /^\s*(?:في|بتاريخ|يوم)\s.{5,200}(?:كتب|كتبت|كتبوا).{0,200}:\s*$/,
  /^\s*-{2,}\s*(?:original message|forwarded message|الرسالة الأصلية|رسالة معاد توجيهها)\s*-{2,}\s*$/i,
  /^\s*_{10,}\s*$/,
  // Outlook names who wrote, when and to whom.
  /^\s*\*?(?:from|من)\*?\s*:\s.*(?:@|\[mailto:)/i,
]
/** What stands behind this line is a signature. */
const signatureBegins = /^-- ?$/
/** Marks of direction and invisible letters that mail programs put around addresses. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/**
 * What somebody wrote anew in a mail: without what it answers, and without a signature. Where nothing of
 * their own is left, as in a mail that was only forwarded, all of it is taken.
 */
export function newTextOf(text: string): string {
  const lines = text.slice(0, charactersMost).replace(/\r\n?/g, '\n').split('\n')
  const ends = lines.findIndex((line, at) => {
    const seen = line.replace(invisible, '')
    if (signatureBegins.test(seen)) return true
    // The line that says who wrote is broken where it is long.
    const together = `${seen} ${(lines[at + 1] ?? '').replace(invisible, '')}`
    return (
      quoteBegins.some((begins) => begins.test(seen)) ||
      quoteBegins.slice(1, 3).some((begins) => begins.test(together))
    )
  })
  const own = tidy(ends === -1 ? lines : lines.slice(0, ends))
  return own === '' ? tidy(lines) : own
}

function tidy(lines: readonly string[]): string {
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * A long text as messages of at most so many characters, parted where a line or a word ends; what is far too
 * long is cut.
 */
export function piecesOf(text: string, most: number): string[] {
  const pieces: string[] = []
  let left = text
  while (left.length > most && pieces.length < piecesMost - 1) {
    const cut = Math.max(left.lastIndexOf('\n', most), left.lastIndexOf(' ', most))
    const end = cut > most / 2 ? cut : most
    pieces.push(left.slice(0, end).trim())
    left = left.slice(end).trim()
  }
  if (left !== '') pieces.push(left.length > most ? `${left.slice(0, most - 1)}…` : left)
  return pieces
}

type Headers = (name: string) => string | undefined

/**
 * Whether no person wrote a mail: an answer of somebody’s absence, a report of what could not be delivered, a
 * list, or a letter of ours that came back (RFC 3834). Nothing is taken of it, so that two machines never
 * write to each other.
 */
export function isAutomatic(header: Headers, from: string): boolean {
  const submitted = header('auto-submitted')?.trim().toLowerCase()
  if (submitted !== undefined && !/^no\b/.test(submitted)) return true
  if (/^(?:bulk|junk|list|auto_reply)$/i.test(header('precedence')?.trim() ?? '')) return true
  if (['x-autoreply', 'x-autorespond', 'list-id'].some((name) => header(name) !== undefined)) return true
  if (header('return-path')?.trim() === '<>') return true
  if (/^multipart\/report\b/i.test(header('content-type')?.trim() ?? '')) return true
  return /^(?:mailer-daemon|postmaster)@/i.test(from)
}

/**
 * Whether the mail server of ours that took a mail in found its sender forged: the topmost of these headers
 * is its own (RFC 8601).
 */
export function isForged(results: string | undefined): boolean {
  return /\bdmarc\s*=\s*fail\b/i.test(results ?? '')
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * What a mail that is a page alone says: its blocks as lines, without what it answers and without its style.
 */
export function textOfHtml(html: string): string {
  return withoutUnseen(html.slice(0, charactersMost))
    .replace(/<(?:blockquote|div class="gmail_quote)[^<>]*>[\s\S]*$/i, '')
    .replace(/\s+/g, ' ')
    .replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) =>
      entityText(
        whole as string,
        decimal as string | undefined,
        hex as string | undefined,
        name as string | undefined,
      ),
    )
    .replace(/^ +/gm, '')
    .trim()
}

/**
 * A page without its style and scripts. Each end is looked for once, so that a page of nothing but beginnings
 * takes no longer.
 */
function withoutUnseen(html: string): string {
  const seen: string[] = []
  const endless = new Set<string>()
  let from = 0
  for (const begins of html.matchAll(/<(style|script|head|title)\b[^<>]*>/gi)) {
    const name = begins[1]!.toLowerCase()
    if (begins.index < from || endless.has(name)) continue
    const end = new RegExp(`</${name}>`, 'gi')
    end.lastIndex = begins.index
    if (end.test(html)) {
      seen.push(html.slice(from, begins.index))
      from = end.lastIndex
    } else endless.add(name)
  }
  return [...seen, html.slice(from)].join('')
}

function entityText(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return entities[name.toLowerCase()] ?? whole
  const point = decimal === undefined ? Number.parseInt(hex ?? '0', 16) : Number(decimal)
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
}
