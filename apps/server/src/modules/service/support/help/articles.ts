import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HelpBlock, HelpSpan } from '@daftar/contract/endpoints/service/support-help-shapes'
import type { Language } from '@daftar/rules/geo/languages'
import { helpSections, type HelpSection } from '@daftar/rules/support/help-sections'
import { Marked, type Token, type Tokens } from 'marked'

/** An article in one language, as it stands in its file. */
export interface Article {
  id: string
  section: HelpSection
  title: string
  summary: string
  /** What else people call it, for searching. */
  words: string
  /** Its text without marks. */
  text: string
  blocks: HelpBlock[]
}

const marked = new Marked({ gfm: true })

/**
 * Every article of a language: a file of Markdown each, with what is said of it on top. Throws where one is
 * not as it should be.
 */
export function articlesIn(language: Language): Article[] {
  const folder = join(import.meta.dirname, language)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => articleOf(name.slice(0, -'.md'.length), readFileSync(join(folder, name), 'utf8')))
}

function articleOf(id: string, source: string): Article {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  const said = new Map(head.split('\n').map((line) => parted(line)))
  const value = (name: string) => {
    const found = said.get(name)
    if (!found) throw new Error(`the article ${id} says no ${name}`)
    return found
  }
  const section = value('section')
  const blocks = marked.lexer(body).flatMap((token) => blockOf(token, id))
  return {
    id,
    section: sectionOf(section, id),
    title: value('title'),
    summary: value('summary'),
    words: value('words'),
    text: blocks.flatMap(({ lines }) => lines.flatMap((line) => line.map(({ text }) => text))).join(' '),
    blocks,
  }
}

function parted(line: string): [name: string, value: string] {
  const at = line.indexOf(':')
  return [line.slice(0, at), line.slice(at + 1).trim()]
}

function sectionOf(name: string, id: string): HelpSection {
  const found = helpSections.find((one) => one === name)
  if (!found) throw new Error(`the article ${id} is in no section of ours: ${name}`)
  return found
}

function blockOf(token: Token, id: string): HelpBlock[] {
  switch (token.type) {
    case 'space':
      return []
    case 'heading':
      return [{ kind: 'heading', lines: [spansOf(token.tokens, id)] }]
    case 'paragraph':
      return [{ kind: 'text', lines: [spansOf(token.tokens, id)] }]
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return [
        { kind: ordered ? 'steps' : 'points', lines: items.map((item) => spansOf(lineOf(item).tokens, id)) },
      ]
    }
    default:
      throw new Error(`the article ${id} holds what no page shows: ${token.type}`)
  }
}

/** The one line of text that an item of a list is. */
function lineOf({ tokens }: Tokens.ListItem): Token & { tokens?: Token[] } {
  const [line, ...more] = tokens
  if (!line || more.length > 0) throw new Error('an item of a list is one line of text')
  return line
}

function spansOf(tokens: readonly Token[] | undefined, id: string): HelpSpan[] {
  return (tokens ?? []).flatMap((token): HelpSpan[] => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return [{ text: token.text as string, is_strong: false, href: null }]
      case 'strong':
        return [{ text: token.text as string, is_strong: true, href: null }]
      case 'link':
        return [{ text: token.text as string, is_strong: false, href: token.href as string }]
      default:
        throw new Error(`the article ${id} holds what no page shows: ${token.type}`)
    }
  })
}
