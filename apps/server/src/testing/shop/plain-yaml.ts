/**
 * Reads the plain YAML of an OpenAPI file: mappings, sequences, texts over several lines, folded and literal blocks. No
 * anchors, tags or flow collections besides `[]` and `{}`.
 */
export function readPlainYaml(text: string): unknown {
  const lines = text
    .split('\n')
    .map((raw) => ({ indent: raw.search(/\S/), text: raw.trim() }))
    .map((line) => (line.indent === -1 ? { indent: Infinity, text: '' } : line))
  return readBlock(lines, { at: 0 }, 0)
}

interface Line {
  indent: number
  text: string
}
interface Position {
  at: number
}

function readBlock(lines: Line[], position: Position, indent: number): unknown {
  skipEmpty(lines, position)
  const first = lines[position.at]
  if (!first || first.indent < indent) return null
  return isItem(first)
    ? readSequence(lines, position, first.indent)
    : readMapping(lines, position, first.indent)
}

function readSequence(lines: Line[], position: Position, indent: number): unknown[] {
  const items: unknown[] = []
  for (;;) {
    skipEmpty(lines, position)
    const line = lines[position.at]
    if (!line || line.indent !== indent || !isItem(line)) return items
    const rest = line.text.slice(1).trim()
    if (rest === '') {
      position.at += 1
      items.push(readBlock(lines, position, indent + 1))
    } else if (keyOf(rest)) {
      // The item's mapping begins behind its dash.
      const inner = indent + line.text.indexOf(rest)
      lines[position.at] = { indent: inner, text: rest }
      items.push(readMapping(lines, position, inner))
    } else {
      position.at += 1
      items.push(readScalar(withContinuation(rest, lines, position, indent)))
    }
  }
}

function readMapping(lines: Line[], position: Position, indent: number): Record<string, unknown> {
  const mapping: Record<string, unknown> = {}
  for (;;) {
    skipEmpty(lines, position)
    const line = lines[position.at]
    const found = line && line.indent === indent ? keyOf(line.text) : null
    if (!found) return mapping
    position.at += 1
    if (found.rest === '') {
      const next = lines.slice(position.at).find(({ text }) => text !== '')
      const isChild = next && (next.indent > indent || (next.indent === indent && isItem(next)))
      mapping[found.key] = isChild ? readBlock(lines, position, next.indent) : null
    } else {
      mapping[found.key] = readScalar(withContinuation(found.rest, lines, position, indent))
    }
  }
}

/** Texts go on over deeper lines; their exact spaces do not matter here. */
function withContinuation(first: string, lines: Line[], position: Position, indent: number): string {
  const parts = /^[>|]/.test(first) ? ["'"] : [first]
  const isBlock = parts[0] === "'"
  while (position.at < lines.length && lines[position.at]!.indent > indent) {
    parts.push(lines[position.at]!.text)
    position.at += 1
  }
  return isBlock ? `${parts.join(' ')}'` : parts.join(' ').trim()
}

function readScalar(text: string): unknown {
  if (text === '[]') return []
  if (text === '{}') return {}
  if (text === 'null' || text === '~') return null
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (text.startsWith("'")) return text.slice(1, -1).replaceAll("''", "'")
  return text.startsWith('"') ? (JSON.parse(text) as string) : text
}

function keyOf(text: string): { key: string; rest: string } | null {
  const match = /^('[^']*'|"[^"]*"|[^\s'"][^:]*):(?:\s+(.*))?$/.exec(text)
  return match ? { key: match[1]!.replace(/^['"]|['"]$/g, ''), rest: match[2] ?? '' } : null
}

function isItem({ text }: Line): boolean {
  return text === '-' || text.startsWith('- ')
}

function skipEmpty(lines: Line[], position: Position): void {
  while (lines[position.at]?.text === '') position.at += 1
}
