import type { DeliveryStatus, KeyMode, MessageEvent } from '@daftar/rules/orders/shop-connection'
import { m } from '@daftar/words'

export function modeText(mode: KeyMode): string {
  return mode === 'live' ? m.desk_integrations_live() : m.desk_integrations_test()
}

export function deliveryStatusText(status: DeliveryStatus): string {
  switch (status) {
    case 'waiting':
      return m.desk_integrations_delivery_waiting()
    case 'delivered':
      return m.desk_integrations_delivery_delivered()
    case 'failed':
      return m.desk_integrations_delivery_failed()
  }
}

export function eventText(event: MessageEvent): string {
  switch (event) {
    case 'authorize':
      return m.desk_integrations_event_authorize()
    case 'capture':
      return m.desk_integrations_event_capture()
    case 'close':
      return m.desk_integrations_event_close()
    case 'reject':
      return m.desk_integrations_event_reject()
    case 'expire':
      return m.desk_integrations_event_expire()
    case 'refund':
      return m.desk_integrations_event_refund()
    case 'update':
      return m.desk_integrations_event_update()
    case 'test':
      return m.desk_integrations_event_test()
  }
}
