import { Queried } from '@daftar/app-kit/queried'
import { Card } from '@daftar/ui/card'
import { EmptyState } from '@daftar/ui/empty-state'
import { Loading, SkeletonTable } from '@daftar/ui/skeleton'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { useQuery } from '@tanstack/react-query'
import { FileClock } from 'lucide-react'
import { useAccount } from '../../../shared/session/account.ts'
import { useSupportMailbox } from '../../../shared/chat/use-support-mailbox.ts'
import { read } from '../../../shared/read.ts'
import { KeptFile, type KeptFiles } from '../parts/kept-file.tsx'
import styles from '../parts/account.module.css'

/** What of the merchant is kept, why and until when; and whom to ask for a copy or for its end. */
export function DataScreen() {
  const query = useQuery(read('files.kept'))
  const mailbox = useSupportMailbox()
  return (
    <>
      <PageHeader
        title={m.files_kept_title()}
        subtitle={m.files_kept_intro()}
        breadcrumbs={{
          label: m.shell_breadcrumbs(),
          crumbs: [{ label: m.account_title(), href: pathOf('account') }, { label: m.files_kept_title() }],
        }}
      />
      <div className={styles.column}>
        <Queried
          query={query}
          pending={
            <Loading label={m.common_loading()}>
              <SkeletonTable rows={3} columns={2} />
            </Loading>
          }
          failedTitle={m.files_kept_failed()}
        >
          {({ files }) => <List files={files} />}
        </Queried>
        <p className={styles.muted}>{m.files_kept_ask({ mailbox: `\u2066${mailbox}\u2069` })}</p>
      </div>
    </>
  )
}

function List({ files }: { files: KeptFiles }) {
  const { country } = useAccount()
  if (files.length === 0)
    return (
      <EmptyState icon={<FileClock />} title={m.files_kept_empty_title()}>
        {m.files_kept_empty()}
      </EmptyState>
    )
  return (
    <Card padding="none">
      <ul className={styles.sessions}>
        {files.map((kept) => (
          <KeptFile key={`${kept.purpose} ${kept.kept_for ?? ''} ${kept.because}`} {...{ kept, country }} />
        ))}
      </ul>
    </Card>
  )
}
