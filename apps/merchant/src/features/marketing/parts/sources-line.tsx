import { problemText } from '@daftar/app-kit/problem-text'
import { showToast } from '@daftar/app-kit/toasts'
import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { Button } from '@daftar/ui/button'
import { m } from '@daftar/words'
import { shopPlatformText } from '@daftar/words/shop-platform-text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { platformMutation, type PlatformIntent } from '../mutations.ts'
import { platformsQuery, productsKey } from '../queries.ts'
import { ReadAt, SyncState } from './sync-state.tsx'
import styles from './marketing.module.css'

/**
 * When each connected shop was read last, and the way to read it now (DEC-MKT-4). What is read shows by
 * itself.
 */
export function SourcesLine({ mayWrite }: { mayWrite: boolean }) {
  const queryClient = useQueryClient()
  const { data: platforms = [] } = useQuery(platformsQuery)
  const { keyOf } = useIdempotencyKey()
  const { mutate, isPending, variables } = useMutationOnce(platformMutation(queryClient))
  const connected = platforms.flatMap(({ platform, connection }) =>
    connection?.status === 'connected' ? [{ platform, ...connection }] : [],
  )
  const running = connected.filter(({ sync }) => sync?.status === 'running').length
  const before = useRef(running)
  useEffect(() => {
    if (running < before.current) void queryClient.invalidateQueries({ queryKey: productsKey })
    before.current = running
  }, [running, queryClient])
  function sync(platform: PlatformIntent['platform'], since: string | undefined) {
    const intent: PlatformIntent = { act: 'sync', platform }
    mutate(
      { intent, key: keyOf({ ...intent, since }) },
      {
        onSuccess: () => showToast({ variant: 'success', title: m.marketing_sync_begun() }),
        onError: (error) => showToast({ variant: 'error', title: problemText(error) }),
      },
    )
  }
  return (
    <ul className={`${styles.rows} ${styles.sources}`}>
      {connected.map(({ platform, synced_at: syncedAt, sync: last }) => (
        <li key={platform} className={styles.row}>
          <span>
            {shopPlatformText(platform)} · {m.marketing_platform_synced()} <ReadAt at={syncedAt} />{' '}
            {last?.status === 'done' ? null : <SyncState sync={last} />}
          </span>
          {mayWrite ? (
            <Button
              size="small"
              aria-label={m.marketing_sync_of({ name: shopPlatformText(platform) })}
              busy={isPending && variables?.intent.platform === platform}
              disabled={last?.status === 'running'}
              onClick={() => sync(platform, last?.id)}
            >
              {m.marketing_sync_now()}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
