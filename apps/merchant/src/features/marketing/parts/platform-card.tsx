import { problemText } from '@daftar/app-kit/problem-text'
import { showToast } from '@daftar/app-kit/toasts'
import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { shopPlatformText } from '@daftar/words/shop-platform-text'
import { countText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { platformMutation } from '../mutations.ts'
import type { CatalogueSync, OfferedPlatform } from '../queries.ts'
import { connectionText, connectionTone } from '../words.ts'
import { ReadAt, RowProblems, SyncState } from './sync-state.tsx'
import styles from './marketing.module.css'

type PlatformCardProps = {
  offered: OfferedPlatform
  mayWrite: boolean
  onAsk: (act: 'connect' | 'disconnect') => void
}

/** One platform: whether its shop is connected, what came from there and when, and what can be done. */
export function PlatformCard({ offered, mayWrite, onAsk }: PlatformCardProps) {
  const { platform, is_offered: isOffered, connection } = offered
  const name = shopPlatformText(platform)
  const status = connection?.status ?? 'disconnected'
  const isUp = status === 'connected'
  return (
    <Card title={name} actions={<Badge tone={connectionTone[status]}>{connectionText[status]()}</Badge>}>
      {status === 'broken' ? <Notice tone="warning">{m.marketing_platform_broken_text()}</Notice> : null}
      {connection && status !== 'disconnected' ? (
        <>
          <DescriptionList
            facts={[
              {
                id: 'shop',
                label: m.marketing_platform_shop(),
                value: connection.shop ? <Ltr>{connection.shop}</Ltr> : <Typed>{connection.shop_name}</Typed>,
              },
              {
                id: 'products',
                label: m.marketing_products(),
                value: countText(connection.products),
              },
              {
                id: 'synced',
                label: m.marketing_platform_synced(),
                value: <ReadAt at={connection.synced_at} />,
              },
              ...(connection.sync
                ? [
                    {
                      id: 'changes',
                      label: m.marketing_platform_reading(),
                      value: <SyncState sync={connection.sync} />,
                    },
                  ]
                : []),
            ]}
          />
          <RowProblems sync={connection.sync} />
        </>
      ) : null}
      {isOffered ? null : <p className={styles.muted}>{m.marketing_platform_off()}</p>}
      {mayWrite ? (
        <div className={styles.acts}>
          {isUp ? (
            <SyncButton {...{ platform, name }} last={connection?.sync ?? null} />
          ) : isOffered ? (
            <Button
              {...(status === 'broken' && { variant: 'primary' as const })}
              onClick={() => onAsk('connect')}
            >
              {connection
                ? m.marketing_platform_again({ platform: name })
                : m.marketing_platform_connect({ platform: name })}
            </Button>
          ) : null}
          {status === 'disconnected' ? null : (
            <Button variant="quiet" onClick={() => onAsk('disconnect')}>
              {m.marketing_platform_disconnect()}
            </Button>
          )}
        </div>
      ) : null}
    </Card>
  )
}

type SyncButtonProps = { platform: OfferedPlatform['platform']; name: string; last: CatalogueSync | null }

/** Reading a shop is nothing to ask about. */
function SyncButton({ platform, name, last }: SyncButtonProps) {
  const { keyOf } = useIdempotencyKey()
  const { mutate, isPending } = useMutationOnce(platformMutation(useQueryClient()))
  function sync() {
    const intent = { act: 'sync', platform } as const
    mutate(
      { intent, key: keyOf({ ...intent, since: last?.id }) },
      {
        onSuccess: () => showToast({ variant: 'success', title: m.marketing_sync_begun() }),
        onError: (error) => showToast({ variant: 'error', title: problemText(error) }),
      },
    )
  }
  return (
    <Button
      busy={isPending}
      disabled={last?.status === 'running'}
      aria-label={m.marketing_sync_of({ name })}
      onClick={sync}
    >
      {m.marketing_sync_now()}
    </Button>
  )
}
