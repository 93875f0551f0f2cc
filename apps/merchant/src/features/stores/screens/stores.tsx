import { Queried } from '@daftar/app-kit/queried'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { storesQuery } from '../../../shared/stores/stores.ts'
import { AskDialog } from '../parts/ask-dialog.tsx'
import { RequestsCard } from '../parts/requests-card.tsx'
import { StoresSkeleton } from '../parts/skeletons.tsx'
import { StoreFilters } from '../parts/store-filters.tsx'
import { StoreList } from '../parts/store-list.tsx'
import { requestsQuery } from '../queries.ts'
import styles from '../parts/stores.module.css'

/** The stores of a merchant, and what it asked for (STO-02, DEC-STO-1). */
export function StoresScreen() {
  const query = useQuery(storesQuery)
  const requests = useQuery(requestsQuery)
  const { computedPermissions: may } = useAccount()
  const [isAsking, ask] = useState(false)
  return (
    <>
      <PageHeader
        title={m.shell_item_stores()}
        subtitle={m.stores_intro()}
        {...(may.canViewStoreManagement && {
          primaryAction: { id: 'add', label: m.stores_add(), icon: <Plus />, onPress: () => ask(true) },
        })}
      />
      <StoreFilters />
      <Queried query={query} pending={<StoresSkeleton />} failedTitle={m.stores_failed()}>
        {(stores) => <StoreList stores={stores} />}
      </Queried>
      <div className={styles.below}>
        <Queried query={requests} pending={null} failedTitle={m.stores_requests_failed()}>
          {(found) => <RequestsCard requests={found} />}
        </Queried>
      </div>
      {isAsking ? <AskDialog onClose={() => ask(false)} /> : null}
    </>
  )
}
