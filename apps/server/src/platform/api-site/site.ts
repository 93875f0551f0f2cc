import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { m } from '@daftar/words'
import type { DocumentOptions } from '../openapi/shop-document.ts'
import { escaped, markup, plain } from './markup.ts'
import { referencePage } from './reference.ts'
import { statesPicture } from './states-picture.ts'

export interface SiteOptions extends DocumentOptions {
  /** The product's name in Arabic. */
  productAr: string
}

interface SiteFile {
  type: string
  text: string
  /** Its address changes with what is in it. */
  isForGood: boolean
}

type Language = 'en' | 'ar'

/** In the order they are read in. */
const guides = [
  ...[
    'quickstart',
    'examples',
    'keys',
    'sandbox',
    'checkout',
    'states',
    'refunds',
    'disputes',
    'webhooks',
    'errors',
    'limits',
  ],
  ...['snippets', 'apps', 'plugins', 'changelog'],
]

/**
 * Whole programs, by what they are written in: shown by a guide, and served as files to be run as they are.
 */
const examples = { 'pay.sh': 'sh', 'pay.mjs': 'js', 'pay.php': 'php', 'pay.py': 'python' } as const

interface Page {
  name: string
  title: string
  body: string
}

/** The developers' site: every file of it by its address, made once. Its pages are whole without a script. */
export function apiSite(options: SiteOptions, document: object): Map<string, SiteFile> {
  const style = asset('site.css', 'text/css')
  const script = asset('search.js', 'text/javascript')
  const files = new Map<string, SiteFile>([style, script])
  for (const language of ['en', 'ar'] as const) {
    const pages = [...guides.map((name) => guidePage(name, language, options)), reference(document, language)]
    for (const page of pages) {
      const text = layout(page, pages, { language, options, style: style[0], script: script[0] })
      files.set(`/docs/${language}/${page.name}`, { type: 'text/html', text, isForGood: false })
    }
    const index = JSON.stringify(pages.flatMap(sectionsOf))
    files.set(`/docs/${language}/index.json`, { type: 'application/json', text: index, isForGood: false })
  }
  for (const name of Object.keys(examples)) {
    const text = exampleOf(name).replaceAll('{{origin}}', options.origin)
    files.set(`/docs/examples/${name}`, { type: 'text/plain', text, isForGood: false })
  }
  return files
}

const exampleOf = (name: string) => readFileSync(join(import.meta.dirname, 'examples', name), 'utf8')

function asset(file: string, type: string): [string, SiteFile] {
  const text = readFileSync(join(import.meta.dirname, 'assets', file), 'utf8')
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10)
  return [`/docs/assets/${hash}-${file}`, { type, text, isForGood: true }]
}

function guidePage(name: string, language: Language, options: SiteOptions): Page {
  const values: Record<string, string> = {
    product: nameIn(language, options),
    origin: options.origin,
    email: options.supportEmail,
  }
  let text = readFileSync(join(import.meta.dirname, 'guides', language, `${name}.md`), 'utf8')
  for (const [file, written] of Object.entries(examples))
    text = text.replace(`{{${file}}}`, () => `\`\`\`${written}\n${exampleOf(file)}\`\`\``)
  text = text.replace(/\{\{(product|origin|email)\}\}/g, (_, key: string) => values[key]!.replaceAll('<', ''))
  let heading = 0
  const body = markup(text)
    .replaceAll('<h2>', () => `<h2 id="part-${(heading += 1)}">`)
    .replace('<p>{{states}}</p>', statesPicture(language))
  return { name, title: plain(/<h1>(.*?)<\/h1>/.exec(body)?.[1] ?? name), body }
}

function reference(document: object, language: Language): Page {
  const title = m.api_site_reference({}, { locale: language })
  return { name: 'reference', title, body: referencePage(document, language) }
}

const nameIn = (language: Language, { product, productAr }: SiteOptions) =>
  language === 'ar' ? productAr : product

/** What a search looks through: each page by its headings. */
function sectionsOf({ name, title, body }: Page): { address: string; title: string; text: string }[] {
  return body.split(/(?=<h[23] id=)/).map((part, index) => {
    const [, id, heading] = /^<h[23] id="([^"]+)"[^>]*>(.*?)<\/h[23]>/.exec(part) ?? []
    return {
      address: index === 0 || !id ? name : `${name}#${id}`,
      title: heading ? `${title}: ${plain(heading)}` : title,
      text: plain(part).toLowerCase(),
    }
  })
}

interface Around {
  language: Language
  options: SiteOptions
  style: string
  script: string
}

function layout(page: Page, pages: readonly Page[], { language, options, style, script }: Around): string {
  const at = { locale: language }
  const site = escaped(m.api_site_title({ product: nameIn(language, options) }, at))
  const other = language === 'ar' ? 'en' : 'ar'
  const links = pages.map(
    ({ name, title }) =>
      `<li><a href="${name}"${name === page.name ? ' aria-current="page"' : ''}>${escaped(title)}</a></li>`,
  )
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(page.title)} – ${site}</title>
<link rel="stylesheet" href="${style}">
<script src="${script}" defer></script>
</head>
<body>
<a class="skip" href="#content">${m.api_site_skip({}, at)}</a>
<header>
<a class="name" href="quickstart">${site}</a>
<form role="search" hidden data-index="index.json" data-nothing="${m.api_site_nothing_found({}, at)}">
<input type="search" aria-label="${m.api_site_search({}, at)}" placeholder="${m.api_site_search({}, at)}" autocomplete="off">
<ul role="status"></ul>
</form>
<a lang="${other}" hreflang="${other}" href="/docs/${other}/${page.name}">${m.api_site_other_language({}, at)}</a>
</header>
<div class="columns">
<nav aria-label="${m.api_site_pages({}, at)}"><ul>${links.join('')}</ul></nav>
<main id="content" tabindex="-1">
${page.body}
</main>
</div>
</body>
</html>
`
}
