/** An element with its text, or with the elements inside of it. */
export interface XmlNode {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: string | readonly XmlNode[]
}

export function node(
  name: string,
  content: XmlNode['content'],
  attributes: XmlNode['attributes'] = {},
): XmlNode {
  return { name, attributes, content }
}

/** The document, two spaces to a level. */
export function rendered(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`
}

function written({ name, attributes, content }: XmlNode, indent: string): string {
  const opened = [
    name,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`),
  ].join(' ')
  if (typeof content === 'string') return `${indent}<${opened}>${escaped(content)}</${name}>`
  const inside = content.map((child) => written(child, `${indent}  `)).join('\n')
  return `${indent}<${opened}>\n${inside}\n${indent}</${name}>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Without the control characters that XML 1.0 cannot hold. */
function escaped(text: string): string {
  return [...text]
    .filter((letter) => letter >= ' ' || '\t\n\r'.includes(letter))
    .map((letter) => entities[letter] ?? letter)
    .join('')
}
