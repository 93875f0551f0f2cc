import { Webhooks } from '@daftar/app-kit/webhooks/webhooks'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { CardsSkeleton } from '../../../shared/look/cards-skeleton.tsx'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { problemText } from '../../../shared/text/problem-text.ts'
import { Queried } from '../../../shared/look/queried.tsx'
import { KeysCard } from '../parts/keys-card.tsx'
import { StoresCard } from '../parts/stores-card.tsx'
import { integrationQuery, webhooksOf } from '../queries.ts'
import styles from '../parts/integrations.module.css'

/** How one merchant's shops are connected, and everything they were told. */
export function IntegrationScreen({ params: { id } }: { params: { id: string } }) {
  const query = useQuery(integrationQuery(id))
  return (
    <Queried query={query} pending={<CardsSkeleton cards={3} />} failedTitle={m.desk_integrations_failed()}>
      {(integration) => (
        <div className={styles.page}>
          <PageHeader
            breadcrumbs={{
              label: m.desk_breadcrumbs(),
              crumbs: [
                { label: m.desk_integrations(), href: addresses.integrations },
                { label: <Typed>{nameText(integration.merchant)}</Typed> },
              ],
            }}
            title={<MerchantName of={named(integration.merchant)} />}
            subtitle={<Ltr>{integration.merchant.id}</Ltr>}
          />
          <div className={styles.columns}>
            <KeysCard mode="live" integration={integration} />
            <KeysCard mode="test" integration={integration} />
            <StoresCard stores={integration.stores} />
          </div>
          <section className={styles.page}>
            <h2>{m.webhooks_title()}</h2>
            <MerchantWebhooks merchantId={integration.merchant.id} />
          </section>
        </div>
      )}
    </Queried>
  )
}

function named({ id, name, name_ar }: { id: string; name: string; name_ar: string }) {
  return { merchant_id: id, merchant_name: name, merchant_name_ar: name_ar }
}

function MerchantWebhooks({ merchantId }: { merchantId: string }) {
  const queryClient = useQueryClient()
  const calls = useMemo(() => webhooksOf(queryClient, merchantId), [queryClient, merchantId])
  return <Webhooks calls={calls} pending={<CardsSkeleton cards={2} />} problemText={problemText} />
}
