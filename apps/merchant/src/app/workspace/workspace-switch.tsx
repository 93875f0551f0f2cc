import { useIsPhone } from '@daftar/ui/use-media-query'
import { Popover } from '@daftar/ui/popover'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useLocation } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { ChevronsUpDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useAccount } from '../../shared/session/account.ts'
import { storesQuery } from '../../shared/stores/stores.ts'
import { storeInAddress } from './store-address.ts'
import styles from './workspace-switch.module.css'

const WorkspaceList = lazy(() =>
  import('./workspace-list.tsx').then((module) => ({ default: module.WorkspaceList })),
)

/** Whose pages these are: the merchant and the store one looks at, and the way to others. */
export function WorkspaceSwitch() {
  const isPhone = useIsPhone()
  const { workspaces, permissions } = useAccount()
  const here = workspaces.find(({ merchant_id }) => merchant_id === permissions.merchant_id)
  const store = useStoreName()
  if (!here) return null
  const name = nameText(here)
  const seen = store ?? (here.stores > 0 ? m.shell_all_stores({ count: here.stores }) : null)
  const words = (
    <span className={isPhone ? styles.stacked : styles.words}>
      <bdi className={styles.name}>{name}</bdi>
      {seen ? <span className={styles.store}>{seen}</span> : null}
    </span>
  )
  const face = (
    <>
      {isPhone ? null : (
        <span className={styles.initial} aria-hidden="true">
          {Array.from(name)[0]?.toUpperCase()}
        </span>
      )}
      {words}
    </>
  )
  if (here.stores < 2 && workspaces.length < 2) return <div className={styles.still}>{face}</div>
  return (
    <Popover
      label={m.shell_switch()}
      trigger={
        <button type="button" className={styles.switch}>
          {face}
          <ChevronsUpDown aria-hidden="true" />
        </button>
      }
    >
      {(close) => (
        <Suspense fallback={<div className={styles.coming} />}>
          <WorkspaceList onDone={close} />
        </Suspense>
      )}
    </Popover>
  )
}

/** The one store that the address narrows the page to; null for all, and until its name is known. */
function useStoreName(): string | null {
  const { search } = useLocation()
  const id = storeInAddress(search)
  const { data: stores } = useQuery({ ...storesQuery, enabled: id !== null })
  const store = stores?.find((each) => each.id === id)
  return store ? nameText(store) : null
}
