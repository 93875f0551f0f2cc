import { m } from '@daftar/words'
import { addresses } from '../../../shared/addresses.ts'
import { MerchantChoice } from '../../../shared/merchant/merchant-choice.tsx'

/** Whose shops? Opening a merchant shows its keys, its webhooks and what these were sent. */
export function IntegrationsScreen() {
  return (
    <MerchantChoice
      title={m.desk_integrations()}
      subtitle={m.desk_integrations_subtitle()}
      rowHref={({ id }) => addresses.integration(id)}
    />
  )
}
