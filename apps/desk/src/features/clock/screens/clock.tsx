import { Card } from '@daftar/ui/card'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { productNow } from '@daftar/ui/product-clock'
import { useAddress } from '@daftar/app-kit/use-address'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CardsSkeleton } from '../../../shared/look/cards-skeleton.tsx'
import { Queried } from '../../../shared/look/queried.tsx'
import { ConfirmMove } from '../parts/confirm-move.tsx'
import { LastMove } from '../parts/last-move.tsx'
import { MoveForm } from '../parts/move-form.tsx'
import { TimeNow } from '../parts/time-now.tsx'
import { useMoveEnd } from '../parts/use-move-end.ts'
import { askAgainMs } from '../progress.ts'
import { clockQuery, moveClock } from '../queries.ts'
import styles from '../parts/clock.module.css'

/** The demo's clock: where it stands, and forward. */
export function ClockScreen() {
  const query = useQuery({ ...clockQuery, refetchInterval: ({ state }) => askAgainMs(state.data?.move) })
  const send = useMutationOnce(moveClock(useQueryClient()))
  const [{ to }, setAddress] = useAddress()
  const [chosenMs, setWantedMs] = useState<number | null>(null)
  const askedMs = Date.parse(to ?? '')
  const wantedMs = chosenMs ?? (askedMs > productNow() ? askedMs : null)
  useMoveEnd(query.data?.move?.state)
  function close() {
    setWantedMs(null)
    if (to) setAddress({ to: undefined })
    if (send.isError) send.reset()
  }
  return (
    <>
      <PageHeader title={m.desk_clock()} subtitle={m.desk_clock_subtitle()} />
      <Queried query={query} pending={<CardsSkeleton cards={2} />} failedTitle={m.desk_clock_failed()}>
        {({ clock, move }) => (
          <div className={styles.page}>
            <Card>
              <TimeNow clock={clock} />
            </Card>
            <Card title={m.desk_clock_forward()}>
              <MoveForm disabled={move?.state === 'running'} onMove={setWantedMs} />
            </Card>
            {move ? <LastMove move={move} /> : null}
          </div>
        )}
      </Queried>
      <ConfirmMove
        toMs={wantedMs}
        busy={send.isPending}
        error={send.error}
        onClose={close}
        onConfirm={() =>
          wantedMs !== null && send.mutate(new Date(wantedMs).toISOString(), { onSuccess: close })
        }
      />
    </>
  )
}
