/**
 * An element of a document: its name, its text and what is in it. Attributes say nothing that lists need, but
 * for the root's.
 */
export interface XmlElement {
  name: string
  text: string
  children: XmlElement[]
}

const deepest = 40

/**
 * A document of elements and text. Nothing outside of it is ever read: a document type, which could name
 * such, is refused, and so is what is not well formed. Null then.
 */
export function readXml(source: string): XmlElement | null {
  if (/<!(DOCTYPE|ENTITY)/i.test(source)) return null
  const root: XmlElement = { name: '', text: '', children: [] }
  const open = [root]
  const tokens = source.matchAll(
    /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<([^>]*)>|([^<]+)/g,
  )
  for (const [, data, tag, text] of tokens) {
    const current = open.at(-1)!
    if (data !== undefined) current.text += data
    else if (text !== undefined) current.text += decoded(text)
    else if (tag?.startsWith('/')) {
      if (tag.slice(1).trim() !== current.name || open.length === 1) return null
      open.pop()
    } else if (tag !== undefined && !begin(open, current, tag)) return null
  }
  return open.length === 1 && root.children.length === 1 ? root.children[0]! : null
}

function begin(open: XmlElement[], current: XmlElement, tag: string): boolean {
  const [, name = ''] = /^([\w:.-]+)/.exec(tag) ?? []
  if (name === '' || open.length > deepest) return false
  const element: XmlElement = { name, text: '', children: [] }
  current.children.push(element)
  if (!tag.endsWith('/')) open.push(element)
  return true
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decoded(text: string): string {
  return text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,8});/gi, (whole, code: string) => {
    if (!code.startsWith('#')) return named[code] ?? whole
    const point =
      code[1] === 'x' || code[1] === 'X' ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1))
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
}

/** Every element of a name directly inside. */
export function inside(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

export function textIn(element: XmlElement, name: string): string {
  return inside(element, name)[0]?.text.trim() ?? ''
}
