import { Card } from '@daftar/ui/card'
import { EmptyState } from '@daftar/ui/empty-state'
import { PageHeader } from '@daftar/ui/page-header'
import { Loading, SkeletonTable } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Queried } from '@daftar/app-kit/queried'
import { EndAllDialog } from '../parts/end-all-dialog.tsx'
import { SessionRow } from '../parts/session-row.tsx'
import { sessionsQuery, type Session } from '../queries.ts'
import styles from '../parts/account.module.css'

/** Where the account is signed in; end one session, or all (SES-29 to SES-31, DEC-SES-10). */
export function SessionsScreen() {
  const query = useQuery(sessionsQuery)
  const { data } = query
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <div className={styles.column}>
        <PageHeader
          title={m.account_sessions_title()}
          subtitle={m.account_sessions_intro()}
          breadcrumbs={{
            label: m.shell_breadcrumbs(),
            crumbs: [
              { label: m.account_title(), href: pathOf('account') },
              { label: m.account_sessions_title() },
            ],
          }}
          moreLabel={m.shell_more_actions()}
          actions={
            data
              ? [
                  {
                    id: 'all',
                    label: m.account_sessions_end_all(),
                    danger: true,
                    onPress: () => setAsking(true),
                  },
                ]
              : []
          }
        />
      </div>
      <div className={styles.column}>
        <Queried
          query={query}
          pending={
            <Loading label={m.common_loading()}>
              <SkeletonTable rows={3} columns={2} />
            </Loading>
          }
          failedTitle={m.account_sessions_failed()}
        >
          {(sessions) => <SessionList sessions={sessions} />}
        </Queried>
      </div>
      <EndAllDialog
        open={isAsking}
        onOpenChange={setAsking}
        others={data?.filter(({ current }) => !current).length ?? 0}
      />
    </>
  )
}

function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const isOnlyThis = sessions.every(({ current }) => current)
  return (
    <>
      <Card padding="none">
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      </Card>
      {isOnlyThis ? (
        <EmptyState icon={<ShieldCheck />} title={m.account_sessions_only_this()}>
          {m.account_sessions_only_this_text()}
        </EmptyState>
      ) : null}
    </>
  )
}
