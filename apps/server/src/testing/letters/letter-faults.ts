/**
 * What mail programs are known to drop, clip or break, found in the page of a letter: Outlook for Windows
 * lays out with the engine of Word, Gmail keeps 102 KB and only whole style sheets, and all of them hide what
 * lies on other servers. The lists say what may stand there, so that a new property is looked up
 * (caniemail.com) before it is used.
 */
export function letterFaults(page: string): string[] {
  const shown = page.replaceAll(/<!--\[if mso\]>[^]*?<!\[endif\]-->/g, '')
  const tags = [...shown.matchAll(/<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/g)].map(
    ([, name = '', attributes = '']) => {
      return { name, attributes: attributesOf(attributes) }
    },
  )
  const faults = [
    ...tags.flatMap(faultsOf),
    ...sheetFaults(/<style>([^]*?)<\/style>/.exec(shown)?.[1] ?? ''),
    ...['color-scheme', 'supported-color-schemes', 'viewport', 'format-detection']
      .filter((name) => !shown.includes(`<meta name="${name}"`))
      .map((name) => `no meta ${name}`),
  ]
  const bytes = Buffer.byteLength(page)
  if (bytes > mostBytes) faults.push(`${bytes} bytes, Gmail cuts at ${mostBytes}`)
  if (!/^<!doctype html><html lang="(en|ar)" dir="(ltr|rtl)">/.test(page))
    faults.push('no language or direction')
  if (!/<title>[^<]+<\/title>/.test(page)) faults.push('no title')
  if (!/width="600"/.test(page)) faults.push('no width for Outlook')
  for (const [, said = ''] of shown.matchAll(/<a [^>]*>([^]*?)<\/a>/g)) {
    const text = said.replaceAll(/<[^>]*>/g, '').trim()
    if (text === '' || /^(here|click here|هنا|اضغط هنا)$/i.test(text) || /^https?:/.test(text))
      faults.push(`a link that says "${text}"`)
  }
  return [...new Set(faults)]
}

/** Gmail shows no more of a letter. */
const mostBytes = 102 * 1024

interface Tag {
  name: string
  attributes: ReadonlyMap<string, string>
}

const allowedTags = new Set(
  'html head meta title style body table tbody tr td div p h1 span a bdi'.split(' '),
)

/**
 * What every mail program keeps at an element, or shows a sound letter without: corners and the widest width.
 */
const allowedStyles = new Set(
  [
    'background-color border border-top border-radius border-collapse color direction display font-family font-size',
    'font-weight height letter-spacing line-height margin max-height max-width overflow padding padding-top',
    'padding-bottom padding-left padding-right text-decoration text-decoration-line vertical-align white-space width',
    'mso-padding-alt mso-text-raise',
  ]
    .join(' ')
    .split(' '),
)

/** Classes whose ground the sheet changes for a dark screen. */
const darkened = new Set(['bg', 'card', 'sunk', 'saf', 'btn', 'mk', 'mkd'])

function faultsOf({ name, attributes }: Tag): string[] {
  const faults: string[] = []
  if (!allowedTags.has(name)) faults.push(`<${name}>`)
  if (name === 'table' && attributes.get('role') !== 'presentation')
    faults.push('a table that is read out as one')
  if (name === 'a' && !/^(https:|mailto:)/.test(attributes.get('href') ?? ''))
    faults.push('a link to nowhere')
  for (const from of ['src', 'background', 'srcset'])
    if (attributes.has(from)) faults.push(`${from} of another server`)
  const style = styleOf(attributes.get('style') ?? '')
  for (const [property, value] of style) {
    if (!allowedStyles.has(property)) faults.push(`style ${property}`)
    if (/url\(|var\(|calc\(|rem\b|flex|grid|position/.test(value)) faults.push(`${property}: ${value}`)
  }
  if (!/^(block|inline-block|none)?$/.test(style.get('display') ?? '')) faults.push('display')
  const colour = style.get('background-color')
  if (name === 'td' && colour !== undefined && attributes.get('bgcolor') !== colour)
    faults.push('a cell without bgcolor')
  const classes = (attributes.get('class') ?? '').split(' ')
  if ((colour ?? attributes.get('bgcolor')) !== undefined && !classes.some((one) => darkened.has(one)))
    faults.push('a ground that stays light on a dark screen')
  if (['p', 'h1', 'a'].includes(name) && !style.get('font-family')?.endsWith('sans-serif'))
    if (!(name === 'a' && attributes.get('class') === 'mut')) faults.push(`<${name}> without a common font`)
  return faults
}

/** Only media queries and classes: Gmail drops a whole sheet for one rule it does not know. */
function sheetFaults(sheet: string): string[] {
  const faults = ['@import', '@font-face', 'url(', 'var(', ':has(', ':is(', '&', 'calc(', 'flex', 'grid']
    .filter((text) => sheet.includes(text))
    .map((text) => `${text} in the sheet`)
  if (!sheet.includes('prefers-color-scheme:dark')) faults.push('no dark colours')
  if (!sheet.includes('[data-ogsc]')) faults.push('no dark colours for Outlook')
  if (sheet.length > 16_384) faults.push('a sheet that Gmail drops for its length')
  return faults
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&#x27;', "'"),
    ]),
  )
}

function styleOf(text: string): Map<string, string> {
  return new Map(
    text
      .split(';')
      .filter(Boolean)
      .map((declaration) => {
        const [property = '', ...value] = declaration.split(':')
        return [property.trim(), value.join(':').trim()] as const
      }),
  )
}
