import { Queried } from '@daftar/app-kit/queried'
import { showToast } from '@daftar/app-kit/toasts'
import { useSettled } from '@daftar/app-kit/use-settled'
import { Accordion } from '@daftar/ui/accordion'
import { Button } from '@daftar/ui/button'
import { currentLanguage, m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { articleQuery, suggestionsQuery } from '../help-queries.ts'
import { ArticleText } from './article-text.tsx'
import { TicketSkeleton } from './skeletons.tsx'
import styles from './help.module.css'

/**
 * Articles that may answer what is being written, once typing pauses; whoever is helped by one sends no
 * ticket.
 */
export function Suggestions({ text, onAnswered }: { text: string; onAnswered: () => void }) {
  const settled = useSettled(text)
  const query = suggestionsQuery(currentLanguage(), settled)
  const { data } = useQuery(query)
  const articles = query.enabled ? (data ?? []) : []
  return (
    <div aria-live="polite">
      {articles.length > 0 ? (
        <section className={styles.suggested} aria-label={m.support_help_suggested()}>
          <p>{m.support_help_suggested()}</p>
          <Accordion
            name="suggested-help"
            items={articles.map(({ id, title }) => ({
              id,
              title,
              content: <Suggested id={id} onAnswered={onAnswered} />,
            }))}
          />
        </section>
      ) : null}
    </div>
  )
}

function Suggested({ id, onAnswered }: { id: string; onAnswered: () => void }) {
  const query = useQuery(articleQuery(currentLanguage(), id))
  return (
    <Queried query={query} pending={<TicketSkeleton />} failedTitle={m.support_help_article_failed()}>
      {(article) => (
        <div className={styles.found}>
          <ArticleText article={article} beside />
          <div className={styles.asks}>
            <Button
              onClick={() => {
                showToast({ variant: 'success', title: m.support_help_glad() })
                onAnswered()
              }}
            >
              {m.support_help_answered()}
            </Button>
          </div>
        </div>
      )}
    </Queried>
  )
}
