import { Link } from '@daftar/ui/link'
import type { HelpArticle, HelpBlock } from '../help-queries.ts'
import styles from './help.module.css'

type Line = HelpBlock['lines'][number]

/** What an article says. Beside a form its links open a page of their own, so that nothing typed is lost. */
export function ArticleText({ article, beside = false }: { article: HelpArticle; beside?: boolean }) {
  return (
    <div className={styles.article}>
      {article.blocks.map(({ kind, lines }, at) => {
        const items = lines.map((line, place) => (
          <li key={place}>
            <Spans line={line} beside={beside} />
          </li>
        ))
        const [only = []] = lines
        if (kind === 'steps') return <ol key={at}>{items}</ol>
        if (kind === 'points') return <ul key={at}>{items}</ul>
        const text = <Spans line={only} beside={beside} />
        if (kind === 'text') return <p key={at}>{text}</p>
        return beside ? <h4 key={at}>{text}</h4> : <h2 key={at}>{text}</h2>
      })}
    </div>
  )
}

function Spans({ line, beside }: { line: Line; beside: boolean }) {
  return line.map(({ text, is_strong, href }, at) => {
    if (href !== null)
      return (
        <Link key={at} href={href} external={beside || href === '/docs'}>
          {text}
        </Link>
      )
    return is_strong ? <strong key={at}>{text}</strong> : <span key={at}>{text}</span>
  })
}
