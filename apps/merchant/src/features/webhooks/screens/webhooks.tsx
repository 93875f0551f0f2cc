import { Webhooks } from '@daftar/app-kit/webhooks/webhooks'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CardsSkeleton } from '../parts/skeletons.tsx'
import { ownWebhooks } from '../queries.ts'

/** Where the merchant's shops are told, how that goes, and everything they were told. */
export function WebhooksScreen() {
  const queryClient = useQueryClient()
  const calls = useMemo(() => ownWebhooks(queryClient), [queryClient])
  return (
    <>
      <PageHeader title={m.webhooks_title()} subtitle={m.webhooks_subtitle()} />
      <Webhooks calls={calls} pending={<CardsSkeleton />} />
    </>
  )
}
