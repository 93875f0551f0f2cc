import { Webhooks } from '@daftar/app-kit/webhooks/webhooks'
import { EmptyState } from '@daftar/ui/empty-state'
import type { WebhookStanding } from '@daftar/app-kit/webhooks/calls'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { AddressActs } from '../parts/address-acts.tsx'
import { CardsSkeleton } from '../parts/skeletons.tsx'
import { ownWebhooks } from '../queries.ts'

const AddDialog = lazy(() =>
  import('../parts/address-dialogs.tsx').then((module) => ({ default: module.AddDialog })),
)

/** Where the merchant's shops are told, how that goes, and everything they were told. */
export function WebhooksScreen() {
  const queryClient = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const calls = useMemo(() => ownWebhooks(queryClient), [queryClient])
  return (
    <>
      <PageHeader
        title={m.webhooks_title()}
        subtitle={m.webhooks_subtitle()}
        primaryAction={{ id: 'add', label: m.webhooks_add(), icon: <Plus />, onPress: () => setAdding(true) }}
      />
      <Webhooks
        calls={calls}
        pending={<CardsSkeleton />}
        acts={actsOf}
        none={<EmptyState title={m.webhooks_none_own()}>{m.webhooks_none_own_text()}</EmptyState>}
      />
      {isAdding ? (
        <Suspense>
          <AddDialog onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

function actsOf(webhook: WebhookStanding) {
  return <AddressActs webhook={webhook} />
}
