import { Ltr, Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useQuery } from '@tanstack/react-query'
import { addresses } from '../../../shared/addresses.ts'
import { CardsSkeleton } from '../../../shared/cards-skeleton.tsx'
import { Queried } from '../../../shared/queried.tsx'
import { Deliveries } from '../parts/deliveries.tsx'
import { KeysCard } from '../parts/keys-card.tsx'
import { StoresCard } from '../parts/stores-card.tsx'
import { WebhooksCard } from '../parts/webhooks-card.tsx'
import { integrationQuery } from '../queries.ts'
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
            title={<Typed>{nameText(integration.merchant)}</Typed>}
            subtitle={<Ltr>{integration.merchant.id}</Ltr>}
          />
          <div className={styles.columns}>
            <KeysCard mode="live" integration={integration} />
            <KeysCard mode="test" integration={integration} />
            <StoresCard stores={integration.stores} />
            <WebhooksCard webhooks={integration.webhooks} />
          </div>
          <Deliveries merchantId={integration.merchant.id} />
        </div>
      )}
    </Queried>
  )
}
