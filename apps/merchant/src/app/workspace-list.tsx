import { Link } from '@daftar/ui/link'
import { FailedState } from '@daftar/ui/failed-state'
import { SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useAccount } from '../shared/account.ts'
import { storesQuery } from '../shared/stores.ts'
import { storeAddress, storeInAddress } from './store-address.ts'
import styles from './workspace-switch.module.css'

/** The stores of the merchant one works for; the one of the address is marked. */
export function WorkspaceList({ onDone }: { onDone: () => void }) {
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
