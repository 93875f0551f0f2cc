import { createHash } from 'node:crypto'

/**
 * A file with the pages of another behind its own. What was there stays byte for byte the beginning of the
 * new file, so its hash can be checked from it. Both must be files that we set ourselves, each in one piece;
 * throws at anything else.
 */
export function appendPages(file: Buffer, more: Buffer): Buffer {
  const base = readPdf(file)
  const added = readPdf(more)
  const pages = pagesOf(base)
  const addedPages = pagesOf(added)
  const numbers = new Map(
    reachable(added, addedPages.kids).map((number, place): [number, number] => [number, base.size + place]),
  )
  const numberOf = (number: number) => (number === addedPages.number ? pages.number : numbers.get(number))
  const renumbered = (text: string) =>
    text.replaceAll(reference, (_, number: string) => `${numberOf(Number(number))} 0 R`)
  const kids = [...pages.kids, ...addedPages.kids.map((number) => numbers.get(number)!)]
  const written: Written[] = [
    {
      number: pages.number,
      bytes: Buffer.from(
        pages.text
          .replace(/\/Count \d+/, `/Count ${kids.length}`)
          .replace(/\/Kids \[[^\]]*\]/, `/Kids [${kids.map((number) => `${number} 0 R`).join(' ')}]`),
        'latin1',
      ),
    },
  ]
  for (const [number, given] of numbers) {
    const { head, stream } = objectOf(added, number)
    written.push({ number: given, bytes: Buffer.concat([Buffer.from(renumbered(head), 'latin1'), stream]) })
  }
  return together(base, written)
}

interface Pdf {
  bytes: Buffer
  /** How many objects it numbers, with the one that is none. */
  size: number
  trailer: string
  startxref: number
  /** Where each object begins, and where the next thing does. */
  places: ReadonlyMap<number, { from: number; to: number }>
}

interface Written {
  number: number
  /** Without the line that numbers it and the one that ends it. */
  bytes: Buffer
}

const reference = /\b(\d+) 0 R\b/g

function readPdf(bytes: Buffer): Pdf {
  const end = bytes.subarray(-2_000).toString('latin1')
  const startxref = Number(found(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(end)))
  const table = bytes.subarray(startxref).toString('latin1')
  const [head = '', count] = /^xref\n0 (\d+)\n/.exec(table) ?? []
  const size = Number(count)
  const trailer = found(/trailer\s*(<<[\s\S]*>>)\s*startxref/.exec(table))
  if (trailer.includes('/Prev')) throw new Error('a PDF that was changed after it was set')
  const starts = Array.from({ length: size - 1 }, (_, place) => {
    const entry = table.slice(head.length + 20 * (place + 1), head.length + 20 * (place + 2))
    return { number: place + 1, from: Number(found(/^(\d{10}) 00000 n/.exec(entry))) }
  }).sort((a, b) => a.from - b.from)
  const places = new Map(
    starts.map(({ number, from }, index) => [number, { from, to: starts[index + 1]?.from ?? startxref }]),
  )
  return { bytes, size, trailer, startxref, places }
}

/** What an object says, and the bytes it holds behind that. */
function objectOf({ bytes, places }: Pdf, number: number): { head: string; stream: Buffer } {
  const place = places.get(number)
  if (!place) throw new Error(`a PDF without its object ${number}`)
  const whole = bytes.subarray(place.from, place.to)
  const opening = `${number} 0 obj\n`
  const closing = whole.lastIndexOf('\nendobj')
  if (!whole.subarray(0, opening.length).equals(Buffer.from(opening)) || closing < 0)
    throw new Error(`a PDF whose object ${number} is not where its table says`)
  const begins = whole.indexOf('\nstream\n')
  const headEnd = begins < 0 ? closing : begins
  return {
    head: whole.subarray(opening.length, headEnd).toString('latin1'),
    stream: whole.subarray(headEnd, closing),
  }
}

/** The list of pages: its object, and theirs in order. */
function pagesOf(pdf: Pdf): { number: number; text: string; kids: number[] } {
  const root = Number(found(/\/Root (\d+) 0 R/.exec(pdf.trailer)))
  const number = Number(found(/\/Pages (\d+) 0 R/.exec(objectOf(pdf, root).head)))
  const text = objectOf(pdf, number).head
  const kids = [...found(/\/Kids \[([^\]]*)\]/.exec(text)).matchAll(reference)].map(([, kid]) => Number(kid))
  return { number, text, kids }
}

/** Pages and everything they name, each once; but not the list they stand in. */
function reachable(pdf: Pdf, pages: readonly number[]): number[] {
  const seen = new Set(pages)
  for (const number of seen) {
    const head = objectOf(pdf, number).head.replace(/\/Parent \d+ 0 R/, '')
    for (const [, named] of head.matchAll(reference)) seen.add(Number(named))
  }
  return [...seen]
}

/** The file, what is new behind it, and a table of that which names the one before. */
function together(base: Pdf, written: readonly Written[]): Buffer {
  const parts = [base.bytes, Buffer.from('\n')]
  let length = base.bytes.length + 1
  const entries = written.map(({ number, bytes }) => {
    const object = Buffer.concat([Buffer.from(`${number} 0 obj\n`), bytes, Buffer.from('\nendobj\n')])
    const entry = { number, line: `${String(length).padStart(10, '0')} 00000 n \n` }
    parts.push(object)
    length += object.length
    return entry
  })
  const [pages, ...added] = entries
  const size = base.size + added.length
  const table = [
    `xref\n${pages?.number} 1\n${pages?.line}${base.size} ${added.length}\n`,
    ...added.map(({ line }) => line),
    `trailer\n${trailerOf(base, size, Buffer.concat(parts))}\nstartxref\n${length}\n%%EOF\n`,
  ]
  return Buffer.concat([...parts, Buffer.from(table.join(''), 'latin1')])
}

function trailerOf({ trailer, startxref }: Pdf, size: number, content: Buffer): string {
  const id = createHash('sha256').update(content).digest('hex').slice(0, 32)
  return trailer
    .replace(/\/Size \d+/, `/Size ${size}\n/Prev ${startxref}`)
    .replace(/(\/ID \[<[0-9a-f]+>) <[0-9a-f]+>/i, (_, first: string) => `${first} <${id}>`)
}

function found(match: RegExpExecArray | null): string {
  if (match?.[1] === undefined) throw new Error('a PDF that we did not set')
  return match[1]
}
