import { ConfirmAct } from '@daftar/app-kit/confirm-act'
import { Queried } from '@daftar/app-kit/queried'
import { problemText } from '@daftar/app-kit/problem-text'
import { showToast } from '@daftar/app-kit/toasts'
import { useAct } from '@daftar/app-kit/use-act'
import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { feedMutation } from '../mutations.ts'
import { FeedDialog } from '../parts/feed-dialog.tsx'
import { FeedList, type FeedAct } from '../parts/feed-list.tsx'
import { MarketingTabs, useMayWrite } from '../parts/marketing-tabs.tsx'
import { TableSkeleton } from '../parts/skeletons.tsx'
import { feedsQuery, type ProductFeed } from '../queries.ts'
import styles from '../parts/marketing.module.css'

type Opened = { act: 'create' } | { act: 'change' | 'remove'; feed: ProductFeed }

/** The product feeds of the merchant: added, changed, paused, fetched and deleted (OTH-04, DEC-OTH-5). */
export function FeedsScreen() {
  const query = useQuery(feedsQuery)
  const [opened, open] = useState<Opened | null>(null)
  const mayWrite = useMayWrite()
  const atOnce = useAtOnce()
  const onClose = () => open(null)
  const onAct = (act: FeedAct, feed: ProductFeed) =>
    act === 'change' || act === 'remove' ? open({ act, feed }) : atOnce(act, feed)
  return (
    <>
      <PageHeader
        title={m.marketing_feeds()}
        subtitle={m.marketing_feeds_intro()}
        {...(mayWrite && {
          primaryAction: {
            id: 'add',
            label: m.marketing_feed_add(),
            icon: <Plus />,
            onPress: () => open({ act: 'create' }),
          },
        })}
      />
      <MarketingTabs current="feeds" />
      <div className={styles.page}>
        {mayWrite ? null : <Notice tone="info">{m.marketing_read_only()}</Notice>}
        <Queried query={query} pending={<TableSkeleton />} failedTitle={m.marketing_feeds_failed()}>
          {(feeds) => (
            <FeedList
              {...{ feeds, mayWrite, onAct }}
              begin={
                mayWrite ? (
                  <Button onClick={() => open({ act: 'create' })}>{m.marketing_feed_add()}</Button>
                ) : null
              }
            />
          )}
        </Queried>
      </div>
      {opened === null ? null : opened.act === 'remove' ? (
        <RemoveFeed feed={opened.feed} onClose={onClose} />
      ) : (
        <FeedDialog feed={opened.act === 'change' ? opened.feed : null} onClose={onClose} />
      )}
    </>
  )
}

const done = {
  fetch: m.marketing_feed_fetching,
  pause: m.marketing_feed_paused_done,
  resume: m.marketing_feed_resumed_done,
} as const

/** What is nothing to ask about. */
function useAtOnce() {
  const { keyOf } = useIdempotencyKey()
  const { mutate } = useMutationOnce(feedMutation(useQueryClient()))
  return (act: keyof typeof done, { id, sync, status }: ProductFeed) =>
    mutate(
      { intent: { act, id }, key: keyOf({ act, id, status, since: sync?.id }) },
      {
        onSuccess: () => showToast({ variant: 'success', title: done[act]() }),
        onError: (error) => showToast({ variant: 'error', title: problemText(error) }),
      },
    )
}

function RemoveFeed({ feed: { id, name }, onClose }: { feed: ProductFeed; onClose: () => void }) {
  const act = useAct({
    mutation: feedMutation(useQueryClient()),
    doneText: () => m.marketing_feed_deleted(),
    onDone: onClose,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      tone="danger"
      title={m.marketing_feed_delete_title({ name })}
      confirmLabel={m.marketing_feed_delete()}
      onConfirm={() => act.send({ act: 'remove', id })}
    >
      {m.marketing_feed_delete_text()}
    </ConfirmAct>
  )
}
