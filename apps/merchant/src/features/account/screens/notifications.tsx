import { Queried } from '@daftar/app-kit/queried'
import type { LetterTopic } from '@daftar/rules/letters/letter-kinds'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Card } from '@daftar/ui/card'
import { PageHeader } from '@daftar/ui/page-header'
import { Loading, SkeletonTable } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { ChoiceBox } from '../parts/choice-box.tsx'
import styles from '../parts/account.module.css'
import { choicesQuery, type Choice } from '../queries.ts'
import { topicWords } from '../topic-words.ts'

/** What the person is told of, and how: one row a topic, one box a way. */
export function NotificationsScreen() {
  const query = useQuery(choicesQuery)
  return (
    <>
      <PageHeader
        title={m.notify_title()}
        subtitle={m.notify_intro()}
        breadcrumbs={{
          label: m.shell_breadcrumbs(),
          crumbs: [{ label: m.account_title(), href: pathOf('account') }, { label: m.notify_title() }],
        }}
      />
      <div className={styles.column}>
        <Queried
          query={query}
          pending={
            <Loading label={m.common_loading()}>
              <SkeletonTable rows={6} columns={3} />
            </Loading>
          }
          failedTitle={m.notify_failed()}
        >
          {(choices) => (
            <Card padding="none">
              <ul className={styles.sessions}>
                {[...Map.groupBy(choices, ({ topic }) => topic)].map(([topic, ways]) => (
                  <Topic key={topic} topic={topic} ways={ways} />
                ))}
              </ul>
            </Card>
          )}
        </Queried>
      </div>
    </>
  )
}

function Topic({ topic, ways }: { topic: LetterTopic; ways: readonly Choice[] }) {
  const { title, text } = topicWords[topic]
  return (
    <li className={styles.topic}>
      <div className={styles.words}>
        <h2 className={styles.device}>{title()}</h2>
        <div className={styles.small}>{text()}</div>
      </div>
      <div className={styles.ways} role="group" aria-label={title()}>
        {ways.map((way) => (
          <ChoiceBox key={way.channel} choice={way} />
        ))}
      </div>
    </li>
  )
}
