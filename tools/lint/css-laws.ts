import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

export type CssProblem = { file: string; line: number; message: string }

const physicalProperty =
  /(?:^|[;{\s])((?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:/g
const physicalValue = /(?:^|[;{\s])((?:text-align|float|clear|caption-side)\s*:\s*(?:left|right))\b/g
const colour =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!from\s+var)[^)]*\)|:\s*(?:[^;{}]*\s)?(?:white|black|red|green|blue|gray|grey|orange|yellow|silver|gold|navy|teal|maroon|purple)\b(?=[\s;,}])/gi

/** Where a page changes: from these widths on, and up to just below them. */
const steps = [480, 768, 900, 1024, 1100, 1180]
const atSteps = steps.map((step) => `min-width: ${step}px|max-width: ${step - 1}\\.98px`).join('|')
const otherWidth = new RegExp(
  `(?<=@media[^{]*\\(\\s*)(?!(?:${atSteps})\\s*\\))(?:min|max)-width:\\s*[\\d.]+\\w+`,
  'g',
)

/**
 * The laws of a style sheet: sides are logical (so that Arabic mirrors), and a colour is a token, written out
 * in tokens.css alone (so that a brand and the dark theme repaint everything), and a page changes at few
 * widths, none of which is on both sides at once.
 */
export function cssProblems(file: string, source: string = readFileSync(file, 'utf8')): CssProblem[] {
  const text = withoutComments(source)
  const found = [
    ...matches(text, physicalProperty, (hit) => `${hit}: use the logical side (inline-start, inline-end)`),
    ...matches(text, physicalValue, (hit) => `${hit}: use start or end`),
    ...matches(
      text,
      otherWidth,
      (hit) => `${hit}: a page changes at ${steps.join(', ')} px (max-width: 767.98px)`,
    ),
    ...(basename(file) === 'tokens.css'
      ? []
      : matches(withoutSelectors(text), colour, (hit) => `${hit}: a colour is a token (var(--...))`)),
  ]
  return found.map(({ index, message }) => ({ file, line: text.slice(0, index).split('\n').length, message }))
}

/** The names of the classes that a sheet has rules for. */
export function classesOf(source: string): ReadonlySet<string> {
  return new Set([...withoutComments(source).matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name!))
}

function matches(text: string, pattern: RegExp, say: (hit: string) => string) {
  return [...text.matchAll(pattern)].map((hit) => ({
    index: hit.index + hit[0].length - 1,
    message: say((hit[1] ?? hit[0]).replace(/^:\s*/, '').trim()),
  }))
}

/** Comments and texts blanked, lines kept. */
function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"\n]*"|'[^'\n]*'/g, blank)
}

/** `#main { ... }` names an element, not a colour: what stands before a brace is blanked. */
function withoutSelectors(text: string): string {
  return text.replace(/[^{};]*\{/g, (head) => `${blank(head.slice(0, -1))}{`)
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}
