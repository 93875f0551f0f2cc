import { problemText } from '@daftar/app-kit/problem-text'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { FailedState } from '@daftar/ui/failed-state'
import { SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useAccount } from '../../shared/session/account.ts'
import { storesQuery } from '../../shared/stores/stores.ts'
import { startOver, workInMutation } from '../../shared/session/work-in.ts'
import { storeAddress, storeInAddress } from './store-address.ts'
import styles from './workspace-switch.module.css'

/**
 * The merchants one works for, where they are several, and the stores of this one; what one sees is marked.
 */
export function WorkspaceList({ onDone }: { onDone: () => void }) {
  const { workspaces } = useAccount()
  return (
    <>
      {workspaces.length > 1 ? <Merchants /> : null}
      <Stores onDone={onDone} />
    </>
  )
}

/** Another merchant is another page: nothing of this one stays. */
function Merchants() {
  const { workspaces, permissions } = useAccount()
  const { mutate, isPending, error } = useMutationOnce({ ...workInMutation, onSuccess: startOver })
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{m.shell_merchants()}</h2>
      <ul className={styles.list} aria-label={m.shell_merchants()}>
        {workspaces.map((workspace) => {
          const isHere = workspace.merchant_id === permissions.merchant_id
          return (
            <li key={workspace.merchant_id}>
              <button
                type="button"
                className={styles.entry}
                aria-current={isHere ? 'true' : undefined}
                disabled={isHere || isPending}
                onClick={() => mutate(workspace.merchant_id)}
              >
                <bdi>{nameText(workspace)}</bdi>
                {isHere ? <Check aria-hidden="true" /> : null}
              </button>
            </li>
          )
        })}
      </ul>
      {error ? (
        <Notice tone="negative" live="alert">
          {problemText(error)}
        </Notice>
      ) : null}
      <h2 className={styles.heading}>{m.shell_item_stores()}</h2>
    </section>
  )
}

/** The stores of the merchant one works for; the one of the address is marked. */
function Stores({ onDone }: { onDone: () => void }) {
  const { workspaces, permissions } = useAccount()
  const { pathname, search } = useLocation()
  const current = storeInAddress(search)
  const stores = useQuery(storesQuery)
  const count = workspaces.find(({ merchant_id }) => merchant_id === permissions.merchant_id)?.stores ?? 0
  if (stores.isError)
    return (
      <FailedState
        title={m.shell_stores_failed()}
        retryLabel={m.common_try_again()}
        retrying={stores.isFetching}
        onRetry={() => void stores.refetch()}
      />
    )
  const entries = [
    { id: null, label: m.shell_all_stores({ count }) },
    ...(stores.data ?? []).map((store) => ({ id: store.id, label: nameText(store) })),
  ]
  return (
    <ul className={styles.list} aria-label={m.shell_item_stores()}>
      {entries.map(({ id, label }) => (
        <li key={id}>
          <Link
            href={storeAddress(pathname, id)}
            look="bare"
            className={styles.entry}
            aria-current={id === current ? 'true' : undefined}
            onClick={onDone}
          >
            <span>{label}</span>
            {id === current ? <Check aria-hidden="true" /> : null}
          </Link>
        </li>
      ))}
      {stores.data ? null : (
        <li>
          <SkeletonText lines={3} />
        </li>
      )}
    </ul>
  )
}
