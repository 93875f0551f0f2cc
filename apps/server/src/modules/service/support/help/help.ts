import type { HelpArticle, HelpLine } from '@daftar/contract/endpoints/service/support-help-shapes'
import { languages, type Language } from '@daftar/rules/geo/languages'
import { findHelp, helpNeeds, indexHelp } from '@daftar/rules/support/help-search'
import { helpSections } from '@daftar/rules/support/help-sections'
import type { Article } from './articles.ts'

export interface Help {
  /** All articles by their section, or those that answer a text, the best first. */
  list(language: Language, asked: { text: string; for: keyof typeof helpNeeds }): Promise<HelpLine[]>
  read(language: Language, id: string): Promise<HelpArticle | undefined>
}

/** Shown beside a ticket that is written. */
const suggestedMost = 3

/** The articles of help, read once when somebody first asks for one. */
export function helpArticles(): Help {
  let kept: ReturnType<typeof load> | null = null
  const all = () => (kept ??= load())
  return {
    async list(language, { text, for: wanted }) {
      const { articles, index } = await all()
      const of = articles[language]
      if (text.trim() === '') return wanted === 'ticket' ? [] : [...of.values()].map(lineOf)
      const found = findHelp(index, text, helpNeeds[wanted]).flatMap((id) => of.get(id) ?? [])
      return (wanted === 'ticket' ? found.slice(0, suggestedMost) : found).map(lineOf)
    },
    async read(language, id) {
      const { articles } = await all()
      const article = articles[language].get(id)
      return article && { ...lineOf(article), blocks: article.blocks }
    },
  }
}

/** What reads Markdown comes with the first question: no start waits for it. */
async function load() {
  const { articlesIn } = await import('./articles.ts')
  const articles = { en: inOrder(articlesIn('en')), ar: inOrder(articlesIn('ar')) }
  const texts = [...articles.en.keys()].map((id) => ({
    id,
    texts: languages.flatMap((language) => {
      const article = articles[language].get(id)
      return article ? [{ ...article, body: article.text }] : []
    }),
  }))
  return { articles, index: indexHelp(texts) }
}

function inOrder(articles: readonly Article[]): ReadonlyMap<string, Article> {
  const place = ({ section }: Article) => helpSections.indexOf(section)
  return new Map(articles.toSorted((one, other) => place(one) - place(other)).map((one) => [one.id, one]))
}

function lineOf({ id, section, title, summary }: Article): HelpLine {
  return { id, section, title, summary }
}
