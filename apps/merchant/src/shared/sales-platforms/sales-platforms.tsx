import { Queried } from '@daftar/app-kit/queried'
import type { SalesPlatform } from '@daftar/rules/capital/applications/sales-platforms'
import { Notice } from '@daftar/ui/notice'
import { Loading, SkeletonBlock } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { useState } from 'react'
import { useServices } from '../use-services.ts'
import { openRutter } from './connect-widget.ts'
import { FakeWidget } from './fake-widget.tsx'
import { PlatformList } from './platform-list.tsx'
import { useConnections } from './use-connections.ts'

interface Asking {
  platform: SalesPlatform
  answer: (token: string | null) => void
}

/**
 * The online shops of a merchant, each connected in a widget of its own (WIZ-65 to WIZ-68). The widget stands
 * beside the list, so that it is in no form that the list is in.
 */
export function useSalesPlatforms(merchantId: string) {
  const { config } = useServices()
  const { query, connecting, connect } = useConnections(merchantId)
  const [asking, setAsking] = useState<Asking | null>(null)

  function ask(platform: SalesPlatform): Promise<string | null> {
    const widget = config.salesConnect
    if (widget?.kind === 'rutter') return openRutter(widget)
    return new Promise((answer) => setAsking({ platform, answer }))
  }

  return {
    list:
      config.salesConnect === null ? (
        <Notice>{m.wizard_sales_unavailable()}</Notice>
      ) : (
        <Queried
          query={query}
          pending={
            <Loading label={m.common_loading()}>
              <SkeletonBlock height="14rem" />
            </Loading>
          }
          failedTitle={m.wizard_sales_failed()}
          problemText={() => null}
        >
          {(connections) => (
            <PlatformList
              connections={connections}
              connecting={connecting}
              onConnect={(platform) => void connect(platform, () => ask(platform))}
            />
          )}
        </Queried>
      ),
    widget: asking ? (
      <FakeWidget
        platform={asking.platform}
        onAnswer={(token) => {
          setAsking(null)
          asking.answer(token)
        }}
      />
    ) : null,
  }
}

/** The same where it stands in no form. */
export function SalesPlatforms({ merchantId }: { merchantId: string }) {
  const { list, widget } = useSalesPlatforms(merchantId)
  return (
    <>
      {list}
      {widget}
    </>
  )
}
